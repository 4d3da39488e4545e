import type { Board } from "../../hal/board";
import type { FlashStore } from "../flash";

/** A flash whose sectors are records of an IndexedDB. */
export interface WebFlash extends FlashStore {
  /** What was written is not yet where it outlives a closed page: nothing that came of it may be shown. */
  isPending(): boolean;
  /** The text of the error that keeps the sectors from being saved, or "". */
  trouble(): string;
  close(): void;
}

const STORE = "sectors";

/**
 * Opens the flash, or makes an empty one; all of it is in memory when the promise is kept. Each change of one task of
 * the page goes into one transaction, so that a page closed in between leaves it done or not begun.
 * @throws Error if the browser keeps no data for this page
 */
export async function openWebFlash(name: string, area: Board["flash"]): Promise<WebFlash> {
  const { sectorSize, sectorCount } = area;
  const database = await open(name);
  const bytes = new Uint8Array(sectorSize * sectorCount).fill(0xff);
  const saved = await all(database);
  for (const [sector, data] of saved) if (data.length === sectorSize) bytes.set(data, sector * sectorSize);
  const changed = new Set<number>();
  let running = 0;
  let trouble = "";

  function flush(): void {
    const sectors = [...changed];
    changed.clear();
    const failed = (error: DOMException | null | undefined) => {
      running--;
      trouble = error?.message ?? "the transaction was given up";
    };
    running++;
    try {
      // Strict: done is done, not only handed to the system.
      const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => {
        running--;
        trouble = "";
      };
      transaction.onabort = () => failed(transaction.error);
      const store = transaction.objectStore(STORE);
      for (const sector of sectors) store.put(bytes.slice(sector * sectorSize, (sector + 1) * sectorSize), sector);
    } catch (error) {
      failed(error as DOMException);
    }
  }

  return {
    bytes,
    saved(address, length) {
      if (changed.size === 0) queueMicrotask(flush);
      const last = Math.floor((address + length - 1) / sectorSize);
      for (let sector = Math.floor(address / sectorSize); sector <= last; sector++) changed.add(sector);
    },
    isPending: () => changed.size > 0 || running > 0,
    trouble: () => trouble,
    close: () => database.close(),
  };
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(`can't keep the flash: ${request.error?.message}`));
    request.onblocked = () => reject(new Error("can't keep the flash: another page holds it"));
  });
}

/** Each sector that was ever written. */
function all(database: IDBDatabase): Promise<Map<number, Uint8Array>> {
  return new Promise((resolve, reject) => {
    const sectors = new Map<number, Uint8Array>();
    const transaction = database.transaction(STORE, "readonly");
    const request = transaction.objectStore(STORE).openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      sectors.set(Number(cursor.key), cursor.value as Uint8Array);
      cursor.continue();
    };
    transaction.oncomplete = () => resolve(sectors);
    transaction.onabort = () => reject(new Error(`can't read the flash: ${transaction.error?.message}`));
  });
}

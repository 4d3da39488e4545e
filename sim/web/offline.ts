/** Safari and Firefox have no policy to make, and need none. */
interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Keeps the page for the time without a network, where the browser can. */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy("tower-offline", { createScriptURL: (url) => url });
  const url = "service-worker.js";
  // Without it the page works as long as there is a network.
  navigator.serviceWorker.register(policy ? policy.createScriptURL(url) : url).catch(() => {});
}

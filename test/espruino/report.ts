/** What was tried and how it went, for a person at a terminal. */
export class Report {
  failures = 0;

  /** @param complaints what is wrong, empty if all is well */
  tell(name: string, complaints: readonly string[]): void {
    if (complaints.length > 0) this.failures++;
    console.log(`${complaints.length > 0 ? "FAILED" : "ok    "} ${name}`);
    for (const complaint of complaints) console.log(`       ${complaint.replace(/\n/g, "\n       ")}`);
  }
}

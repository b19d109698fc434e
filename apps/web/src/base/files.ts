/** Long enough for a slow machine to have taken it. */
const TAKEN_BY_MS = 60_000;

/** Gives a file to whoever asked for it. */
export function saveFile(name: string, content: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_BY_MS);
}

const REQUEST_TIMEOUT_MS = 20_000;

/** The day of the build that a deployment says it serves; null where it does not say. */
async function servedDay(base: string): Promise<string | null> {
  try {
    const response = await fetch(`${base}/api/stats`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const { build } = (await response.json()) as { readonly build?: { readonly date?: unknown } };
    return typeof build?.date === 'string' ? build.date : null;
  } catch {
    return null;
  }
}

/** What to know before the differences, where the build, the deployment and today are not of one day; else nothing. */
export async function dayNotes(base: string | null, date: string, today: string): Promise<readonly string[]> {
  const notes: string[] = [];
  if (date !== today) notes.push(`this is the build of ${date}, and today is ${today}`);
  const served = base === null ? null : await servedDay(base);
  if (served !== null && served !== date) {
    notes.push(`${base ?? ''} serves the build of ${served}, so that most files differ`);
  }
  return notes;
}

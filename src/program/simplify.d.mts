/**
 * Makes the Simplified texts of a project anew when a text or the conversion has changed; removes those without an original.
 * @param root the project's folder
 * @returns the files that were written or removed, from the project's folder
 * @throws when a file cannot be written
 */
export function makeSimplified(root?: string): Promise<string[]>

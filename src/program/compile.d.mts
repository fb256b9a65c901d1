/** Whether what the compiler needs is there: `prisma generate` has run. */
export function isGenerated(): boolean

/**
 * Address of the compiled `src/main.ts`; makes the Simplified texts and compiles where the sources have changed.
 * @param onCompiling called before it compiles
 * @throws when it cannot be compiled, or the folder cannot be written
 */
export function compiledProgram(onCompiling?: () => void): Promise<string>

// Loads modules anew for one mutant: the mutated file, and all that imports it, directly or not. Afterwards what was loaded
// before is there again, so that the next mutant does not wait for it.

/** What a thread of Vitest knows of a module. */
interface Module {
  readonly id: string
  readonly importers: ReadonlySet<string>
  evaluated: boolean
  promise?: unknown
  exports?: unknown
  readonly imports: Set<string>
}

/** What a thread of Vitest knows of the modules it has loaded. */
export interface Loaded {
  getModuleById(id: string): Module | undefined
  invalidateModule(module: Module): void
}

const NOT_LOADED = { evaluated: false, promise: undefined, exports: undefined }

/** The module of a file and all that import it, made to load anew, and afterwards put back as they were. */
export class ReloadedModules {
  readonly #before: { module: Module; was: Partial<Module>; imports: string[] }[]

  constructor(modules: Loaded, file: string) {
    this.#before = dependentOn(modules, file).map((module) => {
      const { evaluated, promise, exports } = module
      return { module, was: { evaluated, promise, exports }, imports: [...module.imports] }
    })
    // The code stays known, so that it need not be asked for again.
    for (const { module } of this.#before) {
      Object.assign(module, NOT_LOADED)
      module.imports.clear()
    }
  }

  restore(): void {
    for (const { module, was, imports } of this.#before) {
      Object.assign(module, was)
      for (const id of imports) module.imports.add(id)
    }
  }
}

/** The module of a file and those that import it, at any remove. */
function dependentOn(modules: Loaded, file: string): Module[] {
  const found = new Map<string, Module>()
  const visit = (id: string): void => {
    const module = found.has(id) ? undefined : modules.getModuleById(id)
    if (!module) return
    found.set(id, module)
    module.importers.forEach(visit)
  }
  visit(file)
  return [...found.values()]
}

import { JsonReporter } from 'vitest/node'

/** The first error of a hook around all tests of a group: the tests it should have prepared are only skipped. */
function failedHook({ children }) {
  for (const group of children.allSuites()) {
    const [error] = group.errors()
    if (error) return { ...error, message: `${group.fullName}: ${error.message}` }
  }
}

/** Vitest's JSON report, which also says why the preparation of a file's tests failed. */
export default class Report extends JsonReporter {
  constructor(options = {}) {
    super(options)
  }

  onTestRunEnd(modules) {
    for (const module of modules) {
      const { result } = module.task
      const error = result?.errors?.length ? undefined : failedHook(module)
      if (error) result.errors = [error]
    }
    return super.onTestRunEnd(modules)
  }
}

import { JsonReporter } from 'vitest/node'
import { endedBy } from '../../scripts/steps/test-report.mjs'

/** The first error of a hook around all tests of a group: the tests it should have prepared are only skipped. */
function failedHook({ children }) {
  for (const group of children.allSuites()) {
    const [error] = group.errors()
    if (error) return { ...error, message: `${group.fullName}: ${error.message}` }
  }
}

/** A test file whose process ended while it ran, in Vitest's words. */
const ended = /^Worker exited unexpectedly with signal (SIG[A-Z]+).* while running test file (.+)$/

/** Vitest's JSON report, which also says why the preparation of a file's tests failed, and whose process ended. */
export default class Report extends JsonReporter {
  constructor(options = {}) {
    super(options)
  }

  onTestRunEnd(modules, unhandled) {
    for (const { cause } of unhandled) {
      const [, signal, file] = ended.exec(cause?.message ?? '') ?? []
      const module = modules.find(({ moduleId }) => moduleId === file)
      if (module) module.task.result = { state: 'fail', errors: [{ message: endedBy(signal) }] }
    }
    for (const module of modules) {
      const { result } = module.task
      const error = result?.errors?.length ? undefined : failedHook(module)
      if (error) result.errors = [error]
    }
    return super.onTestRunEnd(modules)
  }
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { commitOf, keptFiles } from '../../scripts/steps/commit.mjs'
import { root } from '../../scripts/steps/repository.mjs'

/** What is made, installed or a council's own. Needed where there is no git, which knows what it keeps. */
const left =
  /(?:^|\/)(?:node_modules|\.git|\.next|build|\.react-router|data|secrets|coverage|reports|audit-pack|test-results|playwright-report)(?:\/|$)/
/** Databases, keys and settings with secrets, even if somebody had added one to git. */
const secret =
  /(?:^|\/)(?:data|secrets)\/|(?:^|\/)\.env|secrets\.env$|\.(?:db|sqlite|pem|key|age|log)(?:-\w+)?$/

function filesBelow(top, folder = '') {
  return readdirSync(path.join(top, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (left.test(file)) return []
    if (entry.isDirectory()) return filesBelow(top, file)
    return entry.isFile() ? [file] : []
  })
}

/** The files of the product that may go to an auditor, as paths from the top, and which commit they are. */
export function treeOf(top = root) {
  const files = (keptFiles(top) ?? filesBelow(top)).filter(
    (file) =>
      !secret.test(file) && existsSync(path.join(top, file)) && statSync(path.join(top, file)).isFile(),
  )
  const known = new Set(files)
  return {
    commit: commitOf(top),
    isFile: (file) => known.has(file),
    below: (folder) => files.filter((file) => file.startsWith(`${folder}/`)).sort(),
    read: (file) => {
      if (!known.has(file)) throw new Error(`${file} is no file of the product.`)
      return readFileSync(path.join(top, file))
    },
  }
}

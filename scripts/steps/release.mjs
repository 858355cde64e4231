import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { root } from './repository.mjs'

/** What site, desk and the operator's commands read, from the top of the repository. */
const parts = [
  'LICENSE',
  'apps/cms',
  'apps/site/app/i18n/catalogues',
  'apps/site/app/styles/fonts',
  'apps/site/build',
  'apps/site/package.json',
  'content',
  'deploy',
  'docs/desk',
  'node_modules',
  'package-lock.json',
  'package.json',
  'packages',
  'scripts',
  'tools',
]

/** Of these, what only developers and tests use: tools, tests, measurements, made-up councils. */
const left = [
  /\.test\.tsx?$/,
  /(?:^|\/)(?:tests|bench|testing)$/,
  /^apps\/cms\/\.next\/(?:cache|dev|types)$/,
  /^content\/councils$/,
  /^scripts\/(?:dev|test)\.mjs$/,
  // The list of parts is made where it is installed too.
  /^tools\/(?:audit-pack|bench|demo-print|desk-pictures|storm)$/,
  /^scripts\/steps\/(?:browser|engines|old-chromium|on-council|postgres|s3|storing-tests|tally|test-).*\.mjs$/,
  /\.tsbuildinfo$/,
  /(?:^|\/)vitest\.config\.ts$/,
]

/** The folders of packages that only developers need, as the lockfile says. */
function developersPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const isTool = ({ dev, devOptional }) => dev || devOptional
  return new Set(Object.keys(packages).filter((place) => isTool(packages[place])))
}

/** Whether a part stays away, by its path from the top: no test of a package is ours to judge. */
function isLeft(part, unneeded) {
  return part.startsWith('node_modules/') ? unneeded.has(part) : left.some((pattern) => pattern.test(part))
}

/** The same file on the disk, or a copy where the release is on another one. */
function link(from, to) {
  try {
    linkSync(from, to)
  } catch (error) {
    if (error.code !== 'EXDEV') throw error
    copyFileSync(from, to)
  }
}

/** Takes over what may be taken of a part. Returns the number of files. */
function take(part, to, unneeded) {
  const [from, target] = [path.join(root, part), path.join(to, part)]
  mkdirSync(path.dirname(target), { recursive: true })
  if (!statSync(from).isDirectory()) {
    link(from, target)
    return 1
  }
  mkdirSync(target, { recursive: true })
  let files = 0
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const inside = `${part}/${entry.name}`
    if (isLeft(inside, unneeded)) continue
    if (!entry.isSymbolicLink()) files += take(inside, to, unneeded)
    // Of a package that stays away, its commands do too.
    else if (isTaken(inside, unneeded))
      symlinkSync(readlinkSync(path.join(root, inside)), path.join(to, inside))
  }
  return files
}

function isTaken(symbolicLink, unneeded) {
  const place = path.join(root, symbolicLink)
  const steps = path.relative(root, path.resolve(path.dirname(place), readlinkSync(place))).split(path.sep)
  return existsSync(place) && steps.every((_, index) => !unneeded.has(steps.slice(0, index + 1).join('/')))
}

/**
 * Puts what runs into `<folder>/current`: the built apps and their packages, without tools, tests, sources of the site
 * and history. Files are linked, so it takes hardly any room. What was there stays as `last` until the next release:
 * whoever still runs from it loads parts of it later.
 */
export function makeRelease(folder) {
  const below = (name) => path.join(folder, name)
  const [current, next, last] = [below('current'), below('next'), below('last')]
  for (const each of [next, last]) rmSync(each, { recursive: true, force: true })
  const unneeded = developersPackages()
  const files = parts.reduce((sum, part) => sum + take(part, next, unneeded), 0)
  if (existsSync(current)) renameSync(current, last)
  renameSync(next, current)
  return { place: current, files }
}

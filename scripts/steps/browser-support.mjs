import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import doiuse from 'doiuse'
import { ESLint } from 'eslint'
import compat from 'eslint-plugin-compat'
import postcss from 'postcss'
import { Failure } from './failure.mjs'
import { browsersOf } from './floor.mjs'
import { at } from './repository.mjs'
import { run } from './run.mjs'

const built = 'apps/site/build/client/assets'
const browserslist = browsersOf('apps/site')

/** Features that the code tests for before use: without them the page uses another way, or leaves them out. */
const lookedFor = [
  'Intl.Segmenter',
  'requestIdleCallback',
  'navigator.connection',
  'navigator.share',
  'document.prerendering',
  'document.wasDiscarded',
  'Notification',
]

/** CSS that older browsers ignore without loss: each has a plain rule before it, or is decoration. */
const ornaments = [
  'css-clip-path',
  'css-content-visibility',
  'css-display-contents',
  'css-grid-animation',
  'css-masks',
  'css-overflow',
  'css-overscroll-behavior',
  'css-paged-media',
  'css-resize',
  'css-scrollbar',
  'css-touch-action',
  'css3-cursors',
  'css3-cursors-newer',
  'multicolumn',
  'text-decoration',
  'text-size-adjust',
  // Without them: plain values for the colours of tokens.css, tables and search sized by the window, some spacing.
  'css-lch-lab',
  'css-container-queries',
  'css-container-query-units',
  'css-has',
]

/** Fails when a built file needs a browser newer than those that apps/site/package.json names. */
export async function checkBrowserSupport() {
  const found = [...(await newScript()), ...(await newStyle())]
  if (found.length > 0)
    throw new Failure(`Newer than the browsers of apps/site/package.json:\n${found.join('\n')}`)
  // Also methods that are known only by name, such as `toSorted`. Its own table of browsers would allow ES2023 here, which
  // Chrome 106 has in part.
  await run('es-check', ['es2022', '--checkFeatures', '--module', `${built}/*.js`], {
    sentence: 'The built scripts use functions of a newer JavaScript.',
  })
}

async function newScript() {
  const eslint = new ESLint({
    cwd: at('apps/site'),
    overrideConfigFile: true,
    ignore: false,
    overrideConfig: [
      {
        ...compat.configs['flat/recommended'],
        settings: { polyfills: lookedFor },
        linterOptions: { noInlineConfig: true },
      },
    ],
  })
  const files = await eslint.lintFiles([path.join(at(built), '*.js')])
  return files.flatMap(({ filePath, messages }) =>
    messages.map(({ message }) => `${path.basename(filePath)}: ${message}`),
  )
}

async function newStyle() {
  const found = new Set()
  const check = postcss([
    doiuse({
      browsers: browserslist,
      ignore: ornaments,
      onFeatureUsage: ({ feature, featureData, usage }) =>
        found.add(`${usage.source.input.id ?? usage.source.input.file}: ${feature} (${featureData.title})`),
    }),
  ])
  for (const name of readdirSync(at(built)).filter((each) => each.endsWith('.css')))
    await check
      .process(readFileSync(at(path.join(built, name)), 'utf8'), { from: name })
      .then((done) => done.css)
  return found
}

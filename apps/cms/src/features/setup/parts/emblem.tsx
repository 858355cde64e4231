import type { PayloadRequest } from 'payload'
import { say, type Words } from '../../../platform/words/words.ts'
import { atSize, cutEmblem, cutIn, visibleShare } from '../emblem/emblem-picture.ts'
import { pendingEmblem } from '../emblem/pending-emblem.ts'
import type { PartProps } from '../question.ts'

const words = {
  preview: { en: 'How it will look', mr: 'ते असे दिसेल' },
  light: { en: 'On light', mr: 'उजळ पार्श्वभूमीवर' },
  dark: { en: 'On dark', mr: 'गडद पार्श्वभूमीवर' },
  small: { en: 'At 16 pixels, as in a tab of the browser', mr: 'ब्राउझरच्या टॅबमधील १६ पिक्सेलचा आकार' },
  enlarged: { en: 'The same, enlarged', mr: 'तेच, मोठे करून' },
  hardlySeen: {
    en: 'On dark most of the emblem can hardly be seen. One with a light edge or a light ground is better.',
    mr: 'गडद पार्श्वभूमीवर बोधचिन्हाचा बराचसा भाग नीट दिसत नाही. उजळ कडा किंवा उजळ पार्श्वभूमी असलेले बोधचिन्ह अधिक योग्य ठरेल.',
  },
} satisfies Record<string, Words>

/** `--brand-900` of the site, on which the emblem stands in the head of a page in dark. */
const dark = { r: 0, g: 46, b: 54 }

const address = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

type SampleProps = { png: Buffer; size: number; title: Words; ground?: string; req: PayloadRequest }

const Sample = ({ png, size, title, ground = '', req }: SampleProps) => (
  <figure className={`setup-emblem ${ground}`}>
    {/* biome-ignore lint/performance/noImgElement: it is in the page itself. */}
    <img src={address(png)} width={size} height={size} alt="" />
    <figcaption>{say(title, req)}</figcaption>
  </figure>
)

/** The emblem that was sent, as it will look, before it is saved. */
export async function EmblemPreview({ answers, req }: PartProps) {
  const pending = await pendingEmblem(req.payload)
  if (!pending) return null
  const emblem = await cutEmblem(pending, cutIn(answers))
  const [large, small] = [await atSize(emblem, 192), await atSize(emblem, 16)]
  const isHardlySeen = (await visibleShare(emblem, dark)) < 0.5
  return (
    <section aria-labelledby="setup-emblem">
      <h2 id="setup-emblem">{say(words.preview, req)}</h2>
      <div className="setup-emblems">
        <Sample png={large} size={96} title={words.light} req={req} />
        <Sample png={large} size={96} title={words.dark} ground="setup-emblem--dark" req={req} />
        <Sample png={small} size={16} title={words.small} req={req} />
        <Sample png={small} size={64} title={words.enlarged} ground="setup-emblem--enlarged" req={req} />
      </div>
      {isHardlySeen && <p>{say(words.hardlySeen, req)}</p>}
    </section>
  )
}

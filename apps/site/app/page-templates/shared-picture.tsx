import { cardUrl, shareSize, shareUrl } from '../components/picture/share-url.ts'
import { useLanguage } from '../i18n/language-context.ts'
import { useStart } from '../start/start.ts'

export type SharedPictureSource = { path: string | undefined; alt: string }
type Props = { picture: SharedPictureSource | undefined; council: string }

/** The picture for shared links (ogp.me; X has its own name for the size). */
export function SharedPicture({ picture, council }: Props) {
  const { origin } = useStart()
  const language = useLanguage()
  const own = shareUrl(picture?.path)
  const alt = own ? picture?.alt : council
  return (
    <>
      <meta property="og:image" content={origin + (own ?? cardUrl(language))} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      {alt ? <meta property="og:image:alt" content={alt} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

import { fileUrl } from '@nagardwar/contract/browser'
import { PdfFacts } from '../../components/pdf/pdf-facts.tsx'
import { ReadAsText } from '../../components/pdf/read-as-text.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { ShareButton } from '../../components/share/share-button.tsx'
import { filesBase } from '../../components/site-link/destination.ts'
import { NewTab } from '../../components/site-link/site-link.tsx'
import { Text } from '../../i18n/text.tsx'
import style from './cover.module.css'
import type { Publication } from './present.ts'

/** A publication: the cover and its name, both linked to the PDF. */
export function Cover({ title, pdf, bytes, text, cover }: Omit<Publication, 'id'>) {
  const href = fileUrl(pdf, filesBase)
  return (
    <div className={style.place}>
      <a className={style.cover} href={href} target="_blank" rel="noopener">
        <Picture
          path={cover.path}
          facts={cover.facts}
          className={style.picture}
          alt=""
          sizes="(width < 48rem) 50vw, 18rem"
          largest={640}
          missing="file-text"
        />
        <b>
          <Text>{title}</Text>
        </b>
        <PdfFacts bytes={bytes} />
        <NewTab />
      </a>
      <ReadAsText text={text} title={<Text>{title}</Text>} />
      <span className={style.share}>
        <ShareButton href={href} title={<Text>{title}</Text>} />
      </span>
    </div>
  )
}

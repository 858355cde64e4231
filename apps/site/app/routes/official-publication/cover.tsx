import { fileUrl } from '@nagardwar/contract/browser'
import { PdfFacts } from '../../components/pdf/pdf.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { filesBase } from '../../components/site-link/destination.ts'
import { NewTab } from '../../components/site-link/site-link.tsx'
import { Text } from '../../i18n/text.tsx'
import style from './cover.module.css'
import type { Publication } from './present.ts'

/** A publication as it lies on a table: the cover, its name, and the PDF behind both. */
export const Cover = ({ title, pdf, bytes, cover }: Omit<Publication, 'id'>) => (
  <a className={style.cover} href={fileUrl(pdf, filesBase)} target="_blank" rel="noopener">
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
)

import YetAnotherLightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { useTranslation } from '../../i18n/use-translation.ts'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import type { Format } from '../../i18n/format.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { pictureSet, pictureUrl, pictureWidths } from '../picture/picture-url.ts'
import type { Photo } from './photo.ts'
import './lightbox.css'

type Props = { photos: readonly Photo[]; index: number; onClose: () => void }

/** One photo over the whole window: arrows, swipe, pinch, in a loop. */
export default function Lightbox({ photos, index, onClose }: Props) {
  const { t } = useTranslation('common')
  const format = useFormat()
  return (
    <YetAnotherLightbox
      open
      index={index}
      close={onClose}
      slides={photos.map((photo) => asSlide(photo, format))}
      plugins={[Captions, Zoom]}
      // Small print on a map is readable at three times its pixel size.
      zoom={{ maxZoomPixelRatio: 3 }}
      carousel={{ finite: photos.length === 1, preload: 1, padding: 56 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={{
        Previous: t('previousPhoto'),
        Next: t('nextPhoto'),
        Close: t('close'),
        'Zoom in': t('zoomIn'),
        'Zoom out': t('zoomOut'),
        Lightbox: t('photos'),
        Carousel: t('carousel'),
        Slide: t('photos'),
        'Photo gallery': t('photos'),
        // The library inserts the numbers.
        '{index} of {total}': t('photoOf', { number: '{index}', total: '{total}' }),
      }}
      render={photos.length === 1 ? { buttonPrev: nothing, buttonNext: nothing } : {}}
      animation={still() ? { fade: 0, swipe: 0, navigation: 0, zoom: 0 } : {}}
    />
  )
}

// A single photo has no neighbours.
const nothing = () => null

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

function asSlide({ path, alt, caption, facts }: Photo, format: Format) {
  const [width, height] = [facts?.width ?? 1600, facts?.height ?? 1200]
  const srcSet = pictureSet(path, 1920, facts?.width)
    ? pictureWidths
        .filter((step) => step >= 480)
        .map((step) => ({
          src: pictureUrl(path, step),
          width: step,
          height: Math.round((step * height) / width),
        }))
    : undefined
  return {
    src: pictureUrl(path, 1920),
    alt: format.text(alt),
    width,
    height,
    ...(srcSet ? { srcSet } : {}),
    ...(caption ? { title: <Text>{caption}</Text> } : {}),
  }
}

import type { Words } from '../../platform/words/words.ts'

const parts = {
  quality: { en: '5.1, quality', mr: '५.१, गुणवत्ता' },
  accessibility: { en: '5.2, accessibility', mr: '५.२, सुगम्यता' },
  security: { en: '5.3, security', mr: '५.३, सुरक्षा' },
  lifeCycle: { en: '5.4, life cycle', mr: '५.४, व्यवस्थापन' },
} satisfies Record<string, Words>

/** A part of the Guidelines for Indian Government Websites, as who wants something. */
export const gigw = (part: keyof typeof parts): Words => ({
  en: `GIGW 3.0, ${parts[part].en}`,
  mr: `जीआयजीडब्ल्यू ३.०, ${parts[part].mr}`,
})

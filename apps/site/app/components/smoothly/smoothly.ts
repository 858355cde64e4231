/**
 * The behavior of a scroll that the visitor asked for: smooth, unless the device asks for reduced motion. It is set
 * per scroll and not in the style sheet, which would also scroll a new page to its top smoothly.
 */
export const smoothly = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/**
 * How a scroll that the visitor asked for goes: smoothly, unless the device is set to less motion. It is said at each
 * such scroll and not in the style sheet, which would also make a new page glide to its top.
 */
export const smoothly = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

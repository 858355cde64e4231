/** In characters (code points) after trimming. */
export const reportLimits = {
  place: 300,
  text: 2000,
  name: 120,
  mobile: 30,
  email: 254,
  photographs: 3,
} as const

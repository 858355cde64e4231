/** The device of RFC 8291, section 5. */
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV'

const point = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

/** Named examples: alerts on devices. */
export const devices = {
  pushKey: { normal: { key: point } },
  pushSubscription: {
    normal: {
      request: { endpoint, p256dh: point, auth: 'BTBZMqHH6r4Tts7J_aSIgg', language: 'mr', wards: ['12'] },
      reply: { message: 'This device will be told.' },
    },
  },
  pushEnd: {
    normal: { request: { endpoint }, reply: { message: 'This device will not be told any more.' } },
  },
} as const

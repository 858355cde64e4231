import type { CheckboxField, Payload } from 'payload'
import { admins } from '../access/admins.ts'

/** In the settings of the council. */
export const strictCodes: CheckboxField = {
  name: 'strictCodes',
  type: 'checkbox',
  defaultValue: false,
  label: {
    en: 'A code counts only while the app shows it',
    mr: 'कोड ॲपमध्ये दिसत असेपर्यंतच चालतो',
  },
  access: { update: admins },
  admin: {
    condition: (settings) => settings.secondFactorRequired === true,
    description: {
      en: 'The security audit asks for it: 30 seconds. The time of a phone must be right then, as that of the mobile network is.',
      mr: 'सुरक्षा लेखापरीक्षणात ३० सेकंदांची मर्यादा अपेक्षित असते. त्यासाठी मोबाइलमधील वेळ अचूक हवी; मोबाइल नेटवर्कची वेळ अचूक असते.',
    },
  },
}

/**
 * In how many half minutes before and after its own a code counts too: RFC 6238 (5.2) recommends one at most, for
 * telephones whose clocks are wrong.
 */
export async function windowOfCodes(payload: Payload): Promise<number> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 })
  return settings.secondFactorRequired === true && settings.strictCodes === true ? 0 : 1
}

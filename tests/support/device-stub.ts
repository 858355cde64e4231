import type { Page } from '@playwright/test'

type Device = { permission: 'default' | 'granted' | 'denied'; answers: 'granted' | 'denied' }

/**
 * A browser that can be told of alerts, without the push service of its maker: it asks for permission and subscribes
 * with real keys. What the page sends is kept, and answered as the desk does.
 */
export async function withDevice(page: Page, device: Device) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  await page.route('**/api/push-{subscription,end}', async (route) => {
    const request = route.request()
    sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
    await route.fulfill({ json: { message: 'Done' } })
  })
  await page.addInitScript(({ permission, answers }) => {
    const kept = 'stub-subscription'
    const now = () => sessionStorage.getItem('stub-permission') ?? permission
    const notification = {
      get permission() {
        return now()
      },
      async requestPermission() {
        sessionStorage.setItem('stub-permission', answers)
        return answers
      },
    }
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
        .buffer
    const text = (buffer: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(buffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '')
    const subscriptionOf = ({ key, point }: { key: string; point: string }) => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test',
      options: { applicationServerKey: bytes(key) },
      getKey: (name: string) => (name === 'auth' ? new ArrayBuffer(16) : bytes(point)),
      unsubscribe: async () => {
        sessionStorage.removeItem(kept)
        return true
      },
    })
    const pushManager = {
      async getSubscription() {
        const known = sessionStorage.getItem(kept)
        return known ? subscriptionOf(JSON.parse(known)) : null
      },
      async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) {
        const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
          'deriveBits',
        ])
        const point = text(await crypto.subtle.exportKey('raw', publicKey))
        const known = { key: text(applicationServerKey.buffer), point }
        sessionStorage.setItem(kept, JSON.stringify(known))
        return subscriptionOf(known)
      },
    }
    const registration = { pushManager, active: null }
    const serviceWorker = {
      ready: Promise.resolve(registration),
      register: async () => registration,
      getRegistration: async () => registration,
    }
    Object.defineProperty(window, 'Notification', { value: notification })
    Object.defineProperty(window, 'PushManager', { value: class {} })
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker })
  }, device)
  return sent
}

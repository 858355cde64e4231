import { expect, test } from '@playwright/test'
import { withDevice } from '../support/device-stub.ts'
import { goTo } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'

const words = {
  en: { mine: 'This is my ward', offer: 'Alerts on this device', video: 'Flood-rescue mock drill 2026' },
  mr: { mine: 'हा माझा प्रभाग आहे', offer: 'या उपकरणावर तातडीच्या सूचना', video: 'पूर बचाव रंगीत तालीम २०२६' },
}

for (const language of languages) {
  const { mine, offer, video } = words[language]

  test(`on paper stands what can be read, and no button: ${language}`, async ({ page }) => {
    await withDevice(page, { permission: 'default', answers: 'granted' })
    const main = page.getByRole('main')
    await goTo(page, inLanguage('/ward/12', language))
    await expect(main.getByRole('button', { name: mine })).toBeVisible()
    await expect(main.getByRole('region', { name: offer })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByRole('button', { name: mine })).toBeHidden()
    await expect(main.getByRole('region', { name: offer })).toBeHidden()
    await goTo(page, inLanguage('/videos', language))
    await expect(main.getByText(video).first()).toBeVisible()
  })
}

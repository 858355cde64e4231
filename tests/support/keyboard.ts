import { expect, type Locator, type Page } from '@playwright/test'

const mostTabs = 120

/** Somebody without a mouse: goes with Tab, chooses with Enter, and counts what was chosen. */
export class Keyboard {
  readonly page: Page
  chosen = 0
  constructor(page: Page) {
    this.page = page
  }

  async goTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible({ timeout: 90_000 })
    // A button of the desk waits for the page's script.
    await expect(target).toBeEnabled({ timeout: 90_000 })
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`${target} cannot be reached with ${mostTabs} Tabs`)
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.goTo(target)
    await this.page.keyboard.insertText(text)
  }

  async choose(target: Locator): Promise<void> {
    await this.goTo(target)
    this.chosen += 1
    await this.page.keyboard.press('Enter')
  }
}

import { expect, type Locator, type Page } from '@playwright/test'

const patience = { timeout: 90_000 }
/** Who writes in one field goes to the next with Tab, and takes the mouse for one that is further. */
const nearTabs = 3

/** Somebody at a desk with a mouse, whose clicks are counted. */
export class Mouse {
  readonly page: Page
  clicks = 0
  constructor(page: Page) {
    this.page = page
  }

  async click(target: Locator): Promise<void> {
    // A button of the desk waits for the page's script.
    await expect(target).toBeEnabled(patience)
    this.clicks += 1
    await target.click()
  }

  async write(target: Locator, text: string): Promise<void> {
    await expect(target).toBeVisible(patience)
    if (!(await this.#isNear(target))) await this.click(target)
    await this.page.keyboard.insertText(text)
  }

  /** What happens in the dialog of files is the browser's, and not counted. */
  async chooseFiles(button: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.click(button)
    await (await chooser).setFiles(files)
  }

  async #isNear(target: Locator): Promise<boolean> {
    const hasFocus = () => target.evaluate((element) => element === document.activeElement)
    const isWriting = await this.page.evaluate(() =>
      document.activeElement?.matches('input:not([type="file"]), textarea'),
    )
    for (let tabs = 0; isWriting && tabs < nearTabs; tabs += 1) {
      await this.page.keyboard.press('Tab')
      if (await hasFocus()) return true
    }
    return hasFocus()
  }
}

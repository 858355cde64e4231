import type { Locator } from '@playwright/test'

/** A control: something to press, to choose or to write into. */
export const controls =
  'button, select, textarea, summary, input:not([type=hidden], [type=radio], [type=checkbox]), [role=tab], a:has(> svg)'

/**
 * How a control stands out: `sign` is the ratio of its letters or its icon to what they stand on, `edge` that of the edge
 * or the ground of a field to what is around it (WCAG 1.4.11). Undefined where a picture is behind it.
 */
export const contrastOf = (control: Locator): Promise<{ sign?: number; edge?: number }> =>
  control.evaluate((element) => {
    type Colour = [number, number, number, number]
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    function colourOf(value: string): Colour {
      if (!canvas) throw new Error('No canvas')
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = value
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }
    const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => [
      red * alpha + below[0] * (1 - alpha),
      green * alpha + below[1] * (1 - alpha),
      blue * alpha + below[2] * (1 - alpha),
      1,
    ]
    /** What is seen behind an element, itself included. */
    function groundOf(from: Element | null): Colour | undefined {
      const layers: Colour[] = []
      for (let each = from; each; each = each.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(each)
        if (backgroundImage !== 'none') return undefined
        const layer = colourOf(backgroundColor)
        layers.push(layer)
        if (layer[3] === 1) break
      }
      return layers.reduceRight<Colour>((below, layer) => over(layer, below), [255, 255, 255, 1])
    }
    const light = (value: number) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }
    const luminance = ([red, green, blue]: Colour) =>
      0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
    function ratio(one: Colour, other: Colour): number {
      const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
      return (high + 0.05) / (low + 0.05)
    }
    const own = groundOf(element)
    const around = groundOf(element.parentElement)
    const style = getComputedStyle(element)
    const sign = own && ratio(over(colourOf(style.color), own), own)
    const isField = element.matches('input, select, textarea')
    if (!isField || !own || !around) return { ...(sign ? { sign } : {}) }
    const line = over(colourOf(style.borderBlockStartColor), around)
    const hasLine =
      style.borderBlockStartStyle !== 'none' && Number.parseFloat(style.borderBlockStartWidth) > 0
    const edge = Math.max(ratio(own, around), hasLine ? ratio(line, around) : 1)
    return { ...(sign ? { sign } : {}), edge }
  })

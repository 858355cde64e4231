'use client'

type Props = { form: string; label: string }

/** The boxes of the table's messages. They belong to the form, wherever they stand on the page. */
function boxesOf(id: string): HTMLInputElement[] {
  const form = document.getElementById(id)
  const controls = form instanceof HTMLFormElement ? [...form.elements] : []
  return controls.filter(
    (each) => each instanceof HTMLInputElement && each.name === 'chosen',
  ) as HTMLInputElement[]
}

/** Chooses every message of the table that can be chosen, or none. Each box is clicked, so that the form hears of it. */
export const ChooseAll = ({ form, label }: Props) => (
  <label className="inbox-choose-all">
    <input
      type="checkbox"
      onChange={({ target }) => {
        for (const box of boxesOf(form)) if (box.checked !== target.checked) box.click()
      }}
    />{' '}
    {label}
  </label>
)

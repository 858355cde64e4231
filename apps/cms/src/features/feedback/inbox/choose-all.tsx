'use client'

type Props = { form: string; label: string }

/** Chooses every message of the table that can be chosen, or none. Each box is clicked, so that the form hears of it. */
export const ChooseAll = ({ form, label }: Props) => (
  <label className="inbox-choose-all">
    <input
      type="checkbox"
      onChange={({ target }) => {
        for (const box of document.querySelectorAll<HTMLInputElement>(`.inbox-table input[form="${form}"]`))
          if (box.checked !== target.checked) box.click()
      }}
    />{' '}
    {label}
  </label>
)

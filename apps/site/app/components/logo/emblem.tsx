import { Picture } from '../picture/picture.tsx'

type Props = { logo: string | undefined; className?: string | undefined }

/** The council's emblem; until the council gives its own, a neutral drawing. The name stands beside it. */
export const Emblem = ({ logo, className }: Props) =>
  logo ? (
    <Picture
      path={logo}
      alt=""
      sizes="4.25rem"
      largest={240}
      facts={{ width: 96, height: 96 }}
      className={className}
      isFirstView
    />
  ) : (
    <img src="/emblem.svg" alt="" width={96} height={96} className={className} />
  )

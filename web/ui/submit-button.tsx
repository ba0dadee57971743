import { PlainButton, type PlainButtonProps } from './plain-button.tsx'

type SubmitButtonProps = Omit<PlainButtonProps, 'type' | 'onPress' | 'isDisabled'>

/** Sends the form it stands in. The browser knows how to do that, so a page with a form alone loads no press handling. */
export function SubmitButton({ variant = 'filled', ...props }: SubmitButtonProps) {
  return <PlainButton {...props} variant={variant} type="submit" />
}

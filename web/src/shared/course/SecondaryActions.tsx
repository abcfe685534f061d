import { IconArrowsDiff, IconCheck, IconHeart, IconPencil, IconShare2, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import controls from '@/shared/ui/controls.module.css'
import type { ActionCourse, CourseActions } from './courseActions'
import classes from './SecondaryActions.module.css'

interface SecondaryActionsProps {
  readonly course: ActionCourse
  readonly actions: CourseActions
}

/** Icon buttons for less important actions, such as compare and share. */
export function SecondaryActions({ course, actions }: SecondaryActionsProps) {
  const { t } = useTranslation()
  const { name } = course
  const isFavourite = actions.isFavourite(course)
  const isCompared = actions.isInComparison(course)
  return (
    <div className={classes.actions}>
      <IconButton
        icon={IconHeart}
        isFilled={isFavourite}
        name={t(isFavourite ? 'action.unfavourite' : 'action.favourite', { name })}
        isSelected={isFavourite}
        onClick={() => actions.onFavourite(course)}
      />
      <IconButton
        icon={isCompared ? IconCheck : IconArrowsDiff}
        name={isCompared ? t('action.compared', { name }) : t('action.compare', { name })}
        isSelected={isCompared}
        onClick={() => actions.onCompare(course)}
      />
      <IconButton icon={IconShare2} name={t('action.share', { name })} onClick={() => actions.onShare(course)} />
      <IconButton icon={IconPencil} name={t('action.edit', { name })} onClick={() => actions.onForm('suggest_edit', course)} />
    </div>
  )
}

interface IconButtonProps {
  readonly icon: Icon
  readonly name: string
  readonly isSelected?: boolean
  readonly isFilled?: boolean
  readonly onClick: () => void
}

function IconButton({ icon: ButtonIcon, name, isSelected = false, isFilled = false, onClick }: IconButtonProps) {
  return (
    <button type="button" className={controls.quiet} aria-label={name} title={name} data-selected={isSelected || undefined} onClick={onClick}>
      <ButtonIcon size={20} stroke={1.6} fill={isFilled ? 'currentColor' : 'none'} aria-hidden />
    </button>
  )
}

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useId } from 'react';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { AdminIcon } from '../ui/admin-icon.tsx';

/** The list with the item moved to another place; the same list if that place does not exist. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const others = items.filter((_, at) => at !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** A list that is reordered by dragging, with mouse, touch or keyboard. Moves are announced. */
export function Sortable({
  ids,
  grid = false,
  onMove,
  children,
}: {
  ids: readonly string[];
  grid?: boolean;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}) {
  const t = useText();
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }
  const place = (of: { readonly id: string | number } | null) =>
    of
      ? t(adminContentTexts.placeOf, { place: ids.indexOf(String(of.id)) + 1, count: ids.length })
      : t(adminContentTexts.outsideList);
  const announcements: Announcements = {
    onDragStart: ({ active }) => t(adminContentTexts.pickedUp, { place: place(active) }),
    onDragOver: ({ over }) => t(adminContentTexts.movedOver, { place: place(over) }),
    onDragEnd: ({ over }) => t(adminContentTexts.dropped, { place: place(over) }),
    onDragCancel: ({ active }) => t(adminContentTexts.moveCancelled, { place: place(active) }),
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t(adminContentTexts.sortHint) } }}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** An item of such a list. `children` gets its drag handle. `label` names it. */
export function SortableItem({
  id,
  label,
  className,
  children,
}: {
  id: string;
  label: string;
  className: string;
  children: (handle: ReactNode) => ReactNode;
}) {
  const t = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const moved = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: moved, transition, zIndex: isDragging ? 10 : undefined }}
      className={`${className} ${isDragging ? 'relative opacity-80' : ''}`}
    >
      {children(
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t(adminContentTexts.moveLabel, { label })}
          className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-field text-ink-soft hover:bg-sunk hover:text-ink active:cursor-grabbing"
        >
          <AdminIcon name="grip-vertical" size={18} />
        </button>,
      )}
    </li>
  );
}

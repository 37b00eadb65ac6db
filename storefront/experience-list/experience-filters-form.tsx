import { FiltersForm } from '../product/filters-form.tsx';
import type { ExperienceListView } from './experience-list-view.ts';

export interface ExperienceFiltersFormProps {
  view: Pick<ExperienceListView, 'path' | 'groups' | 'keep'>;
  /** The query that the reader has chosen. */
  query: string;
  onChange: (query: string) => void;
}

/** The filters of attractions or tours. */
export default function ExperienceFiltersForm({ view, query, onChange }: ExperienceFiltersFormProps) {
  return (
    <FiltersForm path={view.path} groups={view.groups} keep={view.keep.filters} query={query} onChange={onChange} />
  );
}

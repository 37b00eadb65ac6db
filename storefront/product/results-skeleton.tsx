import { CardShapes } from './card-shapes.tsx';

/** Placeholders of cards. `loading` is for screen readers: 'Loading stays...'. */
export function ResultsSkeleton({ loading, className }: { loading: string; className: string }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {loading}
      </p>
      <CardShapes className={className} />
    </div>
  );
}

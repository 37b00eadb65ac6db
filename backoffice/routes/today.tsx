import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { asStaff } from '../desk.ts';
import { PageHead } from '../ui/page-head.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async ({ viewer }) => ({ name: viewer.username }));
}

export default function Today() {
  const { name } = useLoaderData<typeof loader>();
  return <PageHead title="Today" lead={`Good to see you, ${name}.`} />;
}

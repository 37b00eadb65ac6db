import { Link } from 'react-router';
import { Carousel } from '../ui/carousel.tsx';
import { Picture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';
import { Section } from './section.tsx';
import { homeTypes } from './type-pictures.ts';

export function PropertyTypes() {
  return (
    <Section
      id="types"
      title="Stay the way you like"
      text="A palace by the lake, a cabin in the pines, a room in somebody’s home."
    >
      <Carousel label="Property types">
        {homeTypes.map(({ label, filter, picture }) => (
          <Link
            key={filter}
            to={urls.staysOfType(filter)}
            className="group relative block overflow-hidden rounded-card shadow-card"
          >
            <Picture
              src={picture}
              alt=""
              width={1200}
              height={800}
              className="aspect-[4/3] w-full transition-transform duration-300 group-hover:scale-[1.03]"
            />
            <span className="tile-shade absolute inset-x-0 bottom-0 px-5 pt-14 pb-4 font-display text-xl font-medium text-white">
              {label}
            </span>
          </Link>
        ))}
      </Carousel>
    </Section>
  );
}

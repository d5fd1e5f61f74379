/** Every part of the page in its states. It is not of the product's tree: the build knows where it is. */
declare module '#gallery' {
  export default function GalleryPage(): React.ReactNode;
}

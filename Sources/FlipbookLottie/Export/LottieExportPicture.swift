/// The items of a frame in the terms of the format.
package struct LottieExportPicture {
  let items: [LottieExportItem]
}

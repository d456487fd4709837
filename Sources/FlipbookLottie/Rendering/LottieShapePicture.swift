import FlipbookPicture

/// Shapes at one time, wherever their layer is.
indirect enum LottieShapePicture {
  case item(MeasuredContent, opacity: Double, DisplayItem.BlendMode)
  case group([LottieShapePicture], CGAffineTransform, opacity: Double, DisplayItem.BlendMode)
}

import FlipbookLayers

extension CIFilter {
  /// Makes the filter `CIEdgeWork`.
  public static func edgeWork() -> CIFilter { named("CIEdgeWork") }
  /// Makes the filter `CIHeightFieldFromMask`.
  public static func heightFieldFromMask() -> CIFilter { named("CIHeightFieldFromMask") }
  /// Makes the filter `CISpotLight`.
  public static func spotLight() -> CIFilter { named("CISpotLight") }
  /// Makes the filter `CIMix`.
  public static func mix() -> CIFilter { named("CIMix") }
  /// Makes the filter `CICannyEdgeDetector`.
  public static func cannyEdgeDetector() -> CIFilter { named("CICannyEdgeDetector") }
  /// Makes the filter `CISobelGradients`.
  public static func sobelGradients() -> CIFilter { named("CISobelGradients") }
  /// Makes the filter `CIGaborGradients`.
  public static func gaborGradients() -> CIFilter { named("CIGaborGradients") }
  /// Makes the filter `CIDepthOfField`.
  public static func depthOfField() -> CIFilter { named("CIDepthOfField") }
  /// Makes the filter `CIPersonSegmentation`.
  public static func personSegmentation() -> CIFilter { named("CIPersonSegmentation") }
  /// Makes the filter `CISaliencyMap`.
  public static func saliencyMap() -> CIFilter { named("CISaliencyMap") }
  /// Makes the filter `CIShadedMaterial`.
  public static func shadedMaterial() -> CIFilter { named("CIShadedMaterial") }
  /// Makes the filter `CICircularScreen`.
  public static func circularScreen() -> CIFilter { named("CICircularScreen") }
  /// Makes the filter `CICMYKHalftone`.
  public static func cmykHalftone() -> CIFilter { named("CICMYKHalftone") }
  /// Makes the filter `CIHatchedScreen`.
  public static func hatchedScreen() -> CIFilter { named("CIHatchedScreen") }
  /// Makes the filter `CILineScreen`.
  public static func lineScreen() -> CIFilter { named("CILineScreen") }
  /// Makes the filter `CIBlendWithMask`.
  public static func blendWithMask() -> CIFilter { named("CIBlendWithMask") }
  /// Makes the filter `CIBlendWithAlphaMask`.
  public static func blendWithAlphaMask() -> CIFilter { named("CIBlendWithAlphaMask") }
  /// Makes the filter `CIBlendWithRedMask`.
  public static func blendWithRedMask() -> CIFilter { named("CIBlendWithRedMask") }
  /// Makes the filter `CIBlendWithBlueMask`.
  public static func blendWithBlueMask() -> CIFilter { named("CIBlendWithBlueMask") }
  /// Makes the filter `CICheckerboardGenerator`.
  public static func checkerboardGenerator() -> CIFilter { named("CICheckerboardGenerator") }
  /// Makes the filter `CIStripesGenerator`.
  public static func stripesGenerator() -> CIFilter { named("CIStripesGenerator") }
  /// Makes the filter `CIRandomGenerator`.
  public static func randomGenerator() -> CIFilter { named("CIRandomGenerator") }
  /// Makes the filter `CILenticularHaloGenerator`.
  public static func lenticularHaloGenerator() -> CIFilter { named("CILenticularHaloGenerator") }
  /// Makes the filter `CIStarShineGenerator`.
  public static func starShineGenerator() -> CIFilter { named("CIStarShineGenerator") }
  /// Makes the filter `CISunbeamsGenerator`.
  public static func sunbeamsGenerator() -> CIFilter { named("CISunbeamsGenerator") }
  /// Makes the filter `CIRoundedRectangleGenerator`.
  public static func roundedRectangleGenerator() -> CIFilter { named("CIRoundedRectangleGenerator") }
  /// Makes the filter `CIRoundedRectangleStrokeGenerator`.
  public static func roundedRectangleStrokeGenerator() -> CIFilter {
    named("CIRoundedRectangleStrokeGenerator")
  }
  /// Makes the filter `CIBlurredRectangleGenerator`.
  public static func blurredRectangleGenerator() -> CIFilter { named("CIBlurredRectangleGenerator") }
  /// Makes the filter `CITextImageGenerator`.
  public static func textImageGenerator() -> CIFilter { named("CITextImageGenerator") }
  /// Makes the filter `CIAttributedTextImageGenerator`.
  public static func attributedTextImageGenerator() -> CIFilter { named("CIAttributedTextImageGenerator") }
  /// Makes the filter `CIGaussianGradient`.
  public static func gaussianGradient() -> CIFilter { named("CIGaussianGradient") }
  /// Makes the filter `CILinearGradient`.
  public static func linearGradient() -> CIFilter { named("CILinearGradient") }
  /// Makes the filter `CIRadialGradient`.
  public static func radialGradient() -> CIFilter { named("CIRadialGradient") }
  /// Makes the filter `CISmoothLinearGradient`.
  public static func smoothLinearGradient() -> CIFilter { named("CISmoothLinearGradient") }
  /// Makes the filter `CIHueSaturationValueGradient`.
  public static func hueSaturationValueGradient() -> CIFilter { named("CIHueSaturationValueGradient") }
  /// Makes the filter `CIDissolveTransition`.
  public static func dissolveTransition() -> CIFilter { named("CIDissolveTransition") }
  /// Makes the filter `CICopyMachineTransition`.
  public static func copyMachineTransition() -> CIFilter { named("CICopyMachineTransition") }
  /// Makes the filter `CIBarsSwipeTransition`.
  public static func barsSwipeTransition() -> CIFilter { named("CIBarsSwipeTransition") }
  /// Makes the filter `CIAccordionFoldTransition`.
  public static func accordionFoldTransition() -> CIFilter { named("CIAccordionFoldTransition") }
  /// Makes the filter `CIDisintegrateWithMaskTransition`.
  public static func disintegrateWithMaskTransition() -> CIFilter {
    named("CIDisintegrateWithMaskTransition")
  }
  /// Makes the filter `CIFlashTransition`.
  public static func flashTransition() -> CIFilter { named("CIFlashTransition") }
  /// Makes the filter `CIModTransition`.
  public static func modTransition() -> CIFilter { named("CIModTransition") }
  /// Makes the filter `CIPageCurlTransition`.
  public static func pageCurlTransition() -> CIFilter { named("CIPageCurlTransition") }
  /// Makes the filter `CIPageCurlWithShadowTransition`.
  public static func pageCurlWithShadowTransition() -> CIFilter { named("CIPageCurlWithShadowTransition") }
  /// Makes the filter `CIRippleTransition`.
  public static func rippleTransition() -> CIFilter { named("CIRippleTransition") }
  /// Makes the filter `CISwipeTransition`.
  public static func swipeTransition() -> CIFilter { named("CISwipeTransition") }
}

import FlipbookLayers

extension CIFilter {
  /// Makes the filter `CIColorClamp`.
  public static func colorClamp() -> CIFilter { named("CIColorClamp") }
  /// Makes the filter `CIColorMatrix`.
  public static func colorMatrix() -> CIFilter { named("CIColorMatrix") }
  /// Makes the filter `CIColorPolynomial`.
  public static func colorPolynomial() -> CIFilter { named("CIColorPolynomial") }
  /// Makes the filter `CIColorCrossPolynomial`.
  public static func colorCrossPolynomial() -> CIFilter { named("CIColorCrossPolynomial") }
  /// Makes the filter `CIColorThreshold`.
  public static func colorThreshold() -> CIFilter { named("CIColorThreshold") }
  /// Makes the filter `CIColorThresholdOtsu`.
  public static func colorThresholdOtsu() -> CIFilter { named("CIColorThresholdOtsu") }
  /// Makes the filter `CIColorAbsoluteDifference`.
  public static func colorAbsoluteDifference() -> CIFilter { named("CIColorAbsoluteDifference") }
  /// Makes the filter `CITemperatureAndTint`.
  public static func temperatureAndTint() -> CIFilter { named("CITemperatureAndTint") }
  /// Makes the filter `CIToneCurve`.
  public static func toneCurve() -> CIFilter { named("CIToneCurve") }
  /// Makes the filter `CIWhitePointAdjust`.
  public static func whitePointAdjust() -> CIFilter { named("CIWhitePointAdjust") }
  /// Makes the filter `CILinearToSRGBToneCurve`.
  public static func linearToSRGBToneCurve() -> CIFilter { named("CILinearToSRGBToneCurve") }
  /// Makes the filter `CISRGBToneCurveToLinear`.
  public static func sRGBToneCurveToLinear() -> CIFilter { named("CISRGBToneCurveToLinear") }
  /// Makes the filter `CIColorCube`.
  public static func colorCube() -> CIFilter { named("CIColorCube") }
  /// Makes the filter `CIColorCubeWithColorSpace`.
  public static func colorCubeWithColorSpace() -> CIFilter { named("CIColorCubeWithColorSpace") }
  /// Makes the filter `CIColorCurves`.
  public static func colorCurves() -> CIFilter { named("CIColorCurves") }
  /// Makes the filter `CIColorMap`.
  public static func colorMap() -> CIFilter { named("CIColorMap") }
  /// Makes the filter `CIMaskToAlpha`.
  public static func maskToAlpha() -> CIFilter { named("CIMaskToAlpha") }
  /// Makes the filter `CIMaximumComponent`.
  public static func maximumComponent() -> CIFilter { named("CIMaximumComponent") }
  /// Makes the filter `CIMinimumComponent`.
  public static func minimumComponent() -> CIFilter { named("CIMinimumComponent") }
  /// Makes the filter `CIPalettize`.
  public static func palettize() -> CIFilter { named("CIPalettize") }
  /// Makes the filter `CIVignetteEffect`.
  public static func vignetteEffect() -> CIFilter { named("CIVignetteEffect") }
  /// Makes the filter `CIHighlightShadowAdjust`.
  public static func highlightShadowAdjust() -> CIFilter { named("CIHighlightShadowAdjust") }
  /// Makes the filter `CIDocumentEnhancer`.
  public static func documentEnhancer() -> CIFilter { named("CIDocumentEnhancer") }
  /// Makes the filter `CIBokehBlur`.
  public static func bokehBlur() -> CIFilter { named("CIBokehBlur") }
  /// Makes the filter `CIMaskedVariableBlur`.
  public static func maskedVariableBlur() -> CIFilter { named("CIMaskedVariableBlur") }
  /// Makes the filter `CIMorphologyMaximum`.
  public static func morphologyMaximum() -> CIFilter { named("CIMorphologyMaximum") }
  /// Makes the filter `CIMorphologyMinimum`.
  public static func morphologyMinimum() -> CIFilter { named("CIMorphologyMinimum") }
  /// Makes the filter `CIMorphologyGradient`.
  public static func morphologyGradient() -> CIFilter { named("CIMorphologyGradient") }
  /// Makes the filter `CIMorphologyRectangleMaximum`.
  public static func morphologyRectangleMaximum() -> CIFilter { named("CIMorphologyRectangleMaximum") }
  /// Makes the filter `CIMorphologyRectangleMinimum`.
  public static func morphologyRectangleMinimum() -> CIFilter { named("CIMorphologyRectangleMinimum") }
  /// Makes the filter `CIAreaHistogram`.
  public static func areaHistogram() -> CIFilter { named("CIAreaHistogram") }
  /// Makes the filter `CIAreaMaximum`.
  public static func areaMaximum() -> CIFilter { named("CIAreaMaximum") }
  /// Makes the filter `CIAreaMinimum`.
  public static func areaMinimum() -> CIFilter { named("CIAreaMinimum") }
  /// Makes the filter `CIAreaMinMax`.
  public static func areaMinMax() -> CIFilter { named("CIAreaMinMax") }
  /// Makes the filter `CIColumnAverage`.
  public static func columnAverage() -> CIFilter { named("CIColumnAverage") }
  /// Makes the filter `CIRowAverage`.
  public static func rowAverage() -> CIFilter { named("CIRowAverage") }
  /// Makes the filter `CIHistogramDisplay`.
  public static func histogramDisplay() -> CIFilter { named("CIHistogramDisplay") }
  /// Makes the filter `CIKMeans`.
  public static func kMeans() -> CIFilter { named("CIKMeans") }
}

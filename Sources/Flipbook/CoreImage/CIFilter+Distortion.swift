import FlipbookLayers

extension CIFilter {
  /// Makes the filter `CIBumpDistortionLinear`.
  public static func bumpDistortionLinear() -> CIFilter { named("CIBumpDistortionLinear") }
  /// Makes the filter `CICircleSplashDistortion`.
  public static func circleSplashDistortion() -> CIFilter { named("CICircleSplashDistortion") }
  /// Makes the filter `CICircularWrap`.
  public static func circularWrap() -> CIFilter { named("CICircularWrap") }
  /// Makes the filter `CIDisplacementDistortion`.
  public static func displacementDistortion() -> CIFilter { named("CIDisplacementDistortion") }
  /// Makes the filter `CIDroste`.
  public static func droste() -> CIFilter { named("CIDroste") }
  /// Makes the filter `CIGlassDistortion`.
  public static func glassDistortion() -> CIFilter { named("CIGlassDistortion") }
  /// Makes the filter `CIGlassLozenge`.
  public static func glassLozenge() -> CIFilter { named("CIGlassLozenge") }
  /// Makes the filter `CIHoleDistortion`.
  public static func holeDistortion() -> CIFilter { named("CIHoleDistortion") }
  /// Makes the filter `CILightTunnel`.
  public static func lightTunnel() -> CIFilter { named("CILightTunnel") }
  /// Makes the filter `CINinePartStretched`.
  public static func ninePartStretched() -> CIFilter { named("CINinePartStretched") }
  /// Makes the filter `CINinePartTiled`.
  public static func ninePartTiled() -> CIFilter { named("CINinePartTiled") }
  /// Makes the filter `CIStretchCrop`.
  public static func stretchCrop() -> CIFilter { named("CIStretchCrop") }
  /// Makes the filter `CITorusLensDistortion`.
  public static func torusLensDistortion() -> CIFilter { named("CITorusLensDistortion") }
  /// Makes the filter `CIVortexDistortion`.
  public static func vortexDistortion() -> CIFilter { named("CIVortexDistortion") }
  /// Makes the filter `CIPerspectiveCorrection`.
  public static func perspectiveCorrection() -> CIFilter { named("CIPerspectiveCorrection") }
  /// Makes the filter `CIPerspectiveRotate`.
  public static func perspectiveRotate() -> CIFilter { named("CIPerspectiveRotate") }
  /// Makes the filter `CIPerspectiveTransform`.
  public static func perspectiveTransform() -> CIFilter { named("CIPerspectiveTransform") }
  /// Makes the filter `CIStraightenFilter`.
  public static func straighten() -> CIFilter { named("CIStraightenFilter") }
  /// Makes the filter `CIBicubicScaleTransform`.
  public static func bicubicScaleTransform() -> CIFilter { named("CIBicubicScaleTransform") }
  /// Makes the filter `CILanczosScaleTransform`.
  public static func lanczosScaleTransform() -> CIFilter { named("CILanczosScaleTransform") }
  /// Makes the filter `CIAffineClamp`.
  public static func affineClamp() -> CIFilter { named("CIAffineClamp") }
  /// Makes the filter `CIAffineTile`.
  public static func affineTile() -> CIFilter { named("CIAffineTile") }
  /// Makes the filter `CIEightfoldReflectedTile`.
  public static func eightfoldReflectedTile() -> CIFilter { named("CIEightfoldReflectedTile") }
  /// Makes the filter `CIFourfoldReflectedTile`.
  public static func fourfoldReflectedTile() -> CIFilter { named("CIFourfoldReflectedTile") }
  /// Makes the filter `CIFourfoldRotatedTile`.
  public static func fourfoldRotatedTile() -> CIFilter { named("CIFourfoldRotatedTile") }
  /// Makes the filter `CIFourfoldTranslatedTile`.
  public static func fourfoldTranslatedTile() -> CIFilter { named("CIFourfoldTranslatedTile") }
  /// Makes the filter `CIGlideReflectedTile`.
  public static func glideReflectedTile() -> CIFilter { named("CIGlideReflectedTile") }
  /// Makes the filter `CIOpTile`.
  public static func opTile() -> CIFilter { named("CIOpTile") }
  /// Makes the filter `CIParallelogramTile`.
  public static func parallelogramTile() -> CIFilter { named("CIParallelogramTile") }
  /// Makes the filter `CIPerspectiveTile`.
  public static func perspectiveTile() -> CIFilter { named("CIPerspectiveTile") }
  /// Makes the filter `CISixfoldReflectedTile`.
  public static func sixfoldReflectedTile() -> CIFilter { named("CISixfoldReflectedTile") }
  /// Makes the filter `CISixfoldRotatedTile`.
  public static func sixfoldRotatedTile() -> CIFilter { named("CISixfoldRotatedTile") }
  /// Makes the filter `CITriangleKaleidoscope`.
  public static func triangleKaleidoscope() -> CIFilter { named("CITriangleKaleidoscope") }
  /// Makes the filter `CITriangleTile`.
  public static func triangleTile() -> CIFilter { named("CITriangleTile") }
  /// Makes the filter `CITwelvefoldReflectedTile`.
  public static func twelvefoldReflectedTile() -> CIFilter { named("CITwelvefoldReflectedTile") }
}

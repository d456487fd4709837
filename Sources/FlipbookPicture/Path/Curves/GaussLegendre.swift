import Foundation

/// Gauss–Legendre quadrature with eight nodes, exact for polynomials up to degree fifteen.
@usableFromInline
enum GaussLegendre {
  /// The positive nodes on [-1, 1]; the rule is symmetric.
  @usableFromInline static let nodes = SIMD4<Double>(
    0.183_434_642_495_649_8, 0.525_532_409_916_329, 0.796_666_477_413_626_7, 0.960_289_856_497_536_2)
  /// The weights of ``nodes``; each counts twice.
  @usableFromInline static let weights = SIMD4<Double>(
    0.362_683_783_378_362, 0.313_706_645_877_887_3, 0.222_381_034_453_374_48, 0.101_228_536_290_376_26)
}

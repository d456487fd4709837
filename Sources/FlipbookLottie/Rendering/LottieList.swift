import FlipbookPicture
import Foundation

/// A list of layers at a time, seen through a transform.
struct LottieList {
  let comp: LottieComp
  let moment: LottieMoment
  /// From the space of the list to that of the picture.
  let transform: CGAffineTransform
  let matrices: LottieMatrices
  /// The list's latest recording; nil where nothing is kept.
  private(set) var record: LottieCompRecord?
  /// Whether effects that take a matte from another layer are left out.
  private(set) var isPlain = false
  /// The layers in space; nil where all lie in the plane.
  let space: LottieSpace?

  /// - Parameter size: Of the picture of the list.
  init(
    _ comp: LottieComp, _ size: CGSize, at moment: LottieMoment, _ transform: CGAffineTransform,
    _ record: LottieCompRecord?
  ) {
    space = comp.usesSpace ? LottieSpace(comp, size, at: moment) : nil
    (self.comp, self.moment, self.transform, self.record) = (comp, moment, transform, record)
    matrices = record?.matrices ?? LottieMatrices(comp)
  }

  private init(_ list: LottieList, _ watch: LottieWatch) {
    (comp, transform, matrices, record) = (list.comp, list.transform, list.matrices, list.record)
    (space, isPlain) = (list.space, list.isPlain)
    moment = list.moment.watched(by: watch)
  }

  /// The list as a source of mattes that effects ask for: their layers are drawn without such effects of their own, so
  /// that none leads back to itself.
  var plain: LottieList {
    var list = self
    (list.record, list.isPlain) = (nil, true)
    return list
  }

  /// The list with another watch.
  func watched(by watch: LottieWatch) -> LottieList { LottieList(self, watch) }

  /// The map from a layer's space to that of the list.
  func matrix(of index: Int) -> CGAffineTransform { matrices.matrix(of: index, at: moment) }
}

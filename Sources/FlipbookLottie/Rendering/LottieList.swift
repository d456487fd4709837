import FlipbookPicture

/// A list of layers at a time, seen through a transform.
struct LottieList {
  let comp: LottieComp
  let moment: LottieMoment
  /// From the space of the list to that of the picture.
  let transform: CGAffineTransform
  let matrices: LottieMatrices
  /// What was recorded of it last; nil where nothing is kept.
  let record: LottieCompRecord?

  init(
    _ comp: LottieComp, at moment: LottieMoment, _ transform: CGAffineTransform, _ record: LottieCompRecord?
  ) {
    (self.comp, self.moment, self.transform, self.record) = (comp, moment, transform, record)
    matrices = record?.matrices ?? LottieMatrices(comp)
  }

  private init(_ list: LottieList, _ watch: LottieWatch) {
    (comp, transform, matrices, record) = (list.comp, list.transform, list.matrices, list.record)
    moment = list.moment.watched(by: watch)
  }

  /// The list with another watch.
  func watched(by watch: LottieWatch) -> LottieList { LottieList(self, watch) }

  /// The map from a layer's space to that of the list.
  func matrix(of index: Int) -> CGAffineTransform { matrices.matrix(of: index, at: moment) }
}

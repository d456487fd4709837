/// The tracks of a layer's animations, with what is asked of them for every picture.
struct GatheredTracks {
  private(set) var tracks: [LayerTrack] = []
  /// Whether all change numbers that every layer has, each by itself.
  private(set) var arePlain = true
  /// Whether one may turn the layer out of its plane or change its depth.
  private(set) var leavePlane = false
  private(set) var transition: RunningTransition?

  init() {}

  init(_ running: [RunningAnimation]) {
    tracks = running.count == 1 ? running[0].tracks : running.flatMap(\.tracks)
    leavePlane = tracks.contains { $0.leavesPlane }
    arePlain =
      tracks.allSatisfy(\.isPlain) && tracks.count { $0.isComponent } <= 1
      && !(tracks.count > 1 && tracks.contains { $0.isComponent })
    transition = running.last { $0.transition != nil }?.transition
  }
}

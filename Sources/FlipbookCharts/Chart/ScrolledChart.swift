import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A chart of which a part of the scales may be in sight, moved by a finger.
struct ScrolledChart: View {
  let options: ChartOptions
  let model: ChartModel
  let size: CGSize
  let environment: EnvironmentValues
  let picture: @MainActor (ChartLayout) -> ChartPicture

  /// Where the parts in sight begin, from 0 to 1; nil for as the scene has it.
  @State private var start: SIMD2<Double>?
  @State private var held: SIMD2<Double>?

  var body: some View {
    var layout = ChartLayout(
      model: model, options: options, size: size, measure: ChartMeasure(environment: environment))
    let windows = ChartWindows(options: options, model: model, start: start)
    layout.show(x: windows.x, y: windows.y)
    return picture(layout).gesture(drag(windows, layout), including: windows.isScrolling ? .all : .subviews)
  }

  private func drag(_ windows: ChartWindows, _ layout: ChartLayout) -> some Gesture {
    DragGesture(minimumDistance: 8)
      .onChanged { move(by: $0.translation, windows, layout) }
      .onEnded { value in
        let target = windows.settled(
          windows.moved(from: held ?? windows.start, by: value.predictedEndTranslation, layout.geometry))
        held = nil
        withAnimation(.timingCurve(0.1, 0.7, 0.2, 1, duration: 0.6)) { start = target }
        windows.report(target)
      }
  }

  private func move(by translation: CGSize, _ windows: ChartWindows, _ layout: ChartLayout) {
    let from = held ?? windows.start
    held = from
    let target = windows.moved(from: from, by: translation, layout.geometry)
    start = target
    windows.report(target)
  }
}

import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The views of a chart: its plot, labels, legend, and those of the scene.
struct ChartPicture: View {
  /// How far marks may reach over the chart, in points.
  private static let margin: CGFloat = 64

  let layout: ChartLayout
  let marks: [PlacedMark]
  var lines: [PlacedLine] = []
  var labels: [PlacedLabel] = []

  @Environment(\.colorScheme) private var colorScheme

  private var geometry: PlotGeometry { layout.geometry }
  private var plot: CGRect { geometry.plot }
  private var options: ChartOptions { layout.options }

  private var isScrolled: Bool {
    geometry.x.window != 0...1 || geometry.y.window != 0...1
  }

  init(layout: ChartLayout, marks: [PlacedMark]) { (self.layout, self.marks) = (layout, marks) }

  var body: some View {
    let proxy = proxy
    ZStack(alignment: .topLeading) {
      ForEach(0..<options.backgrounds.count, id: \.self) { layer(options.backgrounds[$0], proxy) }
      canvas(geometry.size) { drawTicks(in: $0) }
      plotView
      ForEach(0..<axisGrounds.count, id: \.self) { axisGrounds[$0].view.placed(in: axisGrounds[$0].frame) }
      ForEach(labels, id: \.identity) { label($0) }
      AnnotationLayer(layout: layout, marks: marks)
      ForEach(0..<layout.titles.count, id: \.self) { index in
        let title = layout.titles[index]
        title.view.fixedSize().rotationEffect(title.turn).placed(in: title.frame)
      }
      if let frame = layout.legendFrame, let legend = layout.legend { legend.placed(in: frame) }
      if !proxy.actions.isEmpty { SelectionLayer(proxy: proxy).placed(in: plot) }
      ForEach(0..<options.overlays.count, id: \.self) { layer(options.overlays[$0], proxy) }
      ForEach(0..<options.gestures.count, id: \.self) { options.gestures[$0](proxy).placed(in: plot) }
    }
    .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
    // Charts in the views of this one have options of their own.
    .environment(\.chartOptions, ChartOptions())
  }

  private var proxy: ChartProxy {
    var actions = SelectionActions(angleTotal: layout.model.angleTotal)
    for add in options.selection { add(&actions) }
    return ChartProxy(geometry: geometry, x: layout.model.x, y: layout.model.y, actions: actions)
  }

  private func layer(_ layer: ChartOptions.Layer, _ proxy: ChartProxy) -> some View {
    layer.content(proxy)
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: layer.alignment)
  }

  private func label(_ label: PlacedLabel) -> some View {
    let isTurned = label.turn != .zero
    return label.view
      .frame(
        width: isTurned ? label.frame.height : label.frame.width,
        height: isTurned ? label.frame.width : label.frame.height
      )
      .rotationEffect(label.turn)
      .placed(in: label.frame)
      .opacity(label.opacity)
  }

  /// The scene's views behind the labels of axes.
  private var axisGrounds: [(view: AnyView, frame: CGRect)] {
    func ground(_ style: (@MainActor (AnyView) -> AnyView)?, isAcross: Bool) -> (AnyView, CGRect)? {
      guard let style, let first = labels.first(where: { $0.isAcross == isAcross })?.frame else { return nil }
      let frames = labels.filter { $0.isAcross == isAcross }.map(\.frame)
      var all = frames.reduce(first) { $0.union($1) }
      if isAcross { (all.origin.x, all.size.width) = (plot.minX, plot.width) }
      if !isAcross { (all.origin.y, all.size.height) = (plot.minY, plot.height) }
      return (style(AnyView(Color.clear)), all)
    }
    return [
      ground(options.xAxis.style, isAcross: true), ground(options.yAxis.style, isAcross: false),
    ].compactMap(\.self)
  }

  // MARK: Plot

  @ViewBuilder private var plotView: some View {
    let plain = ZStack(alignment: .topLeading) {
      canvas(plot.size) { drawGrid(in: $0) }
      canvas(plot.size) { MarkPainter(geometry: geometry, marks: marks).draw(in: $0) }
      SymbolLayer(layout: layout, marks: marks)
    }
    .frame(width: plot.width, height: plot.height, alignment: .topLeading)
    if let style = options.plotStyle {
      style(AnyView(plain)).placed(in: plot).clipped(to: isScrolled ? plot : nil)
    } else {
      plain.placed(in: plot).clipped(to: isScrolled ? plot : nil)
    }
  }

  /// A drawing of a size, which may reach over it.
  private func canvas(_ size: CGSize, _ draw: @escaping @MainActor (GraphicsContext) -> Void) -> some View {
    let margin = Self.margin
    return Canvas { context, _ in
      context.translateBy(x: margin, y: margin)
      let copy = context
      MainActor.assumeIsolated { draw(copy) }
    }
    .frame(width: size.width + 2 * margin, height: size.height + 2 * margin)
    .offset(x: -margin, y: -margin)
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .allowsHitTesting(false)
  }

  private var lineColor: Color {
    colorScheme == .dark
      ? Color(.sRGB, red: 235 / 255, green: 235 / 255, blue: 245 / 255, opacity: 0.3)
      : Color(.sRGB, red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.3)
  }

  private func isInside(_ line: PlacedLine) -> Bool {
    plot.insetBy(dx: -0.6, dy: -0.6).contains(line.from) && plot.insetBy(dx: -0.6, dy: -0.6).contains(line.to)
  }

  private func drawGrid(in context: GraphicsContext) {
    var context = context
    context.translateBy(x: -plot.minX, y: -plot.minY)
    for line in lines where isInside(line) { draw(line, in: context) }
  }

  private func drawTicks(in context: GraphicsContext) {
    for line in lines where !isInside(line) { draw(line, in: context) }
  }

  private func draw(_ line: PlacedLine, in context: GraphicsContext) {
    var context = context
    context.opacity = line.opacity
    var path = Path()
    path.move(to: line.from)
    path.addLine(to: line.to)
    context.stroke(path, with: line.style.map { .style($0) } ?? .color(lineColor), style: line.stroke)
  }
}

extension View {
  /// The view with its top left corner in a rectangle of a stack that begins at the top left.
  func placed(in frame: CGRect) -> some View {
    self.frame(width: max(0, frame.width), height: max(0, frame.height))
      .offset(x: frame.minX, y: frame.minY)
  }

  /// The view kept in a rectangle across, or as it is.
  @ViewBuilder fileprivate func clipped(to rect: CGRect?) -> some View {
    if let rect { mask(alignment: .topLeading) { Rectangle().placed(in: rect) } } else { self }
  }
}

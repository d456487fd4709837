import Combine
import SwiftUI
import UIKit

#if canImport(Darwin)
import Foundation
#endif

/// An avatar that is drawn once by UIKit and shown by SwiftUI.
struct AvatarRenderer {
  static let shared = AvatarRenderer()
  var size: Float = 60

  func image(color: UIColor) -> UIImage {
    let side = CGFloat(size)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    return renderer.image { context in
      color.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .greatestFiniteMagnitude
  var corners: UIRectCorner = [.topLeft, .topRight]
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

struct Spark: InsettableShape, Animatable {
  typealias AnimatableData = CGFloat
  var amount: CGFloat = 0
  var animatableData: AnimatableData {
    get { amount }
    set { amount = newValue }
  }
  func inset(by amount: CGFloat) -> some InsettableShape { Spark(amount: self.amount + amount) }
  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount).offsetBy(dx: 0, dy: 0)
    var path = Path()
    path.addRect(CGRect(origin: inner.origin, size: CGSize(width: inner.width, height: 4)))
    path.addPath(Ellipse().path(in: inner))
    path.addLines([CGPoint(x: inner.minX, y: inner.midY), CGPoint(x: inner.maxX, y: inner.midY)])
    return path.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: amount))
  }
}

struct Swing: GeometryEffect {
  var angle: Double
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CGAffineTransform(translationX: size.width / 2, y: 0)
    transform = transform.rotated(by: CGFloat(angle)).translatedBy(x: -size.width / 2, y: 0)
    return ProjectionTransform(transform)
  }
}

extension VerticalAlignment {
  private enum BadgeLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  static let badgeLine = VerticalAlignment(BadgeLine.self)
}

extension HorizontalAlignment {
  static let badgeColumn: HorizontalAlignment = .trailing
}

enum Weekday: String, CaseIterable, CustomStringConvertible, Sendable {
  case mon, tue, wed
  var description: String { rawValue.uppercased() }
}

final class BoardModel: ObservableObject {
  @Published var items: [String] = ["Wifi", "Sound", "Light"]
  @Published var ticks: UInt = 0
  private var cancellable: AnyCancellable?
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.ticks += 1 }
    cancellable = $ticks.filter { $0.isMultiple(of: 4) }.sink { value in
      if value > 1_000_000 { fatalError("too long") }
    }
  }
  func stop() {
    timer?.invalidate()
    cancellable?.cancel()
  }
  func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
  func decode(_ data: Data) -> String {
    do { return try JSONDecoder().decode([String].self, from: data).reversed().joined() } catch {
      return error.localizedDescription
    }
  }
}

/// A point that animates along with another number.
struct Marker: Shape {
  var place: CGPoint
  var level: Double
  var animatableData: AnimatablePair<CGPoint.AnimatableData, Double> {
    get { AnimatablePair(place.animatableData, level) }
    set { (place.animatableData, level) = (newValue.first, newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    Path(ellipseIn: CGRect(x: place.x, y: place.y, width: 8, height: 8 + level))
  }
}

struct Trend: VectorArithmetic {
  var slope: Double
  static var zero: Trend { Trend(slope: 0) }
  static func + (lhs: Trend, rhs: Trend) -> Trend { Trend(slope: lhs.slope + rhs.slope) }
  static func - (lhs: Trend, rhs: Trend) -> Trend { Trend(slope: lhs.slope - rhs.slope) }
  mutating func scale(by rhs: Double) { slope *= rhs }
  var magnitudeSquared: Double { slope * slope }
}

struct Shelf<Items: RandomAccessCollection>: View where Items.Element == String {
  let items: Items
  var alignment: Alignment = .center
  var edge: Edge = .top
  @State private var state = (timestamp: 0.0, line: 1, category: "all")
  var body: some View {
    VStack(alignment: .leading) {
      if items.isEmpty { Text("Empty") }
      Text("\(items.count) of \(state.category) \(state.line) \(Int(state.timestamp))").transition(.identity)
      Circle().stroke(lineWidth: 2).overlay(
        Circle().stroke(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [3]))
      )
      .frame(width: 24, height: 24, alignment: alignment)
      .contentShape(.circle)
      .transition(.move(edge: edge))
    }
    .onAppear { items.forEach { _ in self.state.line += 1 } }
  }
}

private struct BadgeModifier: ViewModifier {
  let label: LocalizedStringKey
  var margins = EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6)
  func body(content: Content) -> some View {
    content.overlay(alignment: .topTrailing) {
      Text(label).font(.caption2).padding(margins).background(.regularMaterial, in: .capsule)
    }
  }
}

struct StatusRow: View {
  let title: String
  let isOn: Bool
  var action: () -> Void
  init(title: String, isOn: Bool, action: @escaping () -> Void) {
    self.title = title
    self.isOn = isOn
    self.action = action
  }
  var color: Color {
    isOn ? Color(white: 0.2) : Color(UIColor.systemGray4)
  }
  var angle: Angle {
    Angle(radians: isOn ? .pi : 0)
  }
  @MainActor private func icon() -> AnyView {
    isOn ? AnyView(Image(systemName: "checkmark")) : AnyView(EmptyView())
  }
  var body: some View {
    HStack(alignment: .badgeLine) {
      Text(title.lowercased()).font(.callout).fontWeight(.regular).alignmentGuide(.badgeLine) { dimension in
        dimension[VerticalAlignment.center]
      }
      Spacer()
      icon().rotationEffect(angle).foregroundColor(color)
      Button(action: action) { Image(systemName: "xmark.circle.fill").renderingMode(.template) }.buttonStyle(
        .bordered
      ).controlSize(.small)
    }
  }
}

enum StatusDot {
  case busy, free
  @MainActor var view: some View {
    Circle().fill(self == .busy ? Color.red : .green).frame(width: 8, height: 8)
  }
}

struct DeviceTabs: View {
  var body: some View {
    TabView {
      DeviceBoard().tabItem {
        Image(systemName: "square.grid.2x2")
        Text("Board")
      }
      Text("Settings").tabItem { Label("Settings", systemImage: "gear") }
    }
  }
}

struct DeviceBoard: View {
  @StateObject private var model = BoardModel()
  @State private var isOn = false
  @State private var isCold = false
  @State private var name = ""
  @State private var zoom: CGFloat = 1
  @State private var day: Weekday = .mon
  @Namespace private var space
  let avatar = AvatarRenderer.shared.image(color: .systemTeal)

  private func insets() -> UIEdgeInsets {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return .zero }
    return scene.windows.last?.safeAreaInsets ?? .zero
  }

  private func haptic() {
    let generator = UIImpactFeedbackGenerator(style: .light)
    generator.impactOccurred()
  }

  private func title(in id: Namespace.ID) -> some View {
    Text("Board").font(.system(.title, design: .serif)).matchedGeometryEffect(id: "title", in: id)
  }

  var reading: String {
    let seconds = Calendar.current.component(.second, from: Date())
    let parts = Calendar.current.dateComponents([.minute], from: Date())
    let way = hypot(pow(Double(seconds), 2), sqrt(2.0))
    return "\(parts.minute ?? 0) \(Int(way)) \(Date().timeIntervalSince(Date.distantPast) > 0 ? "on" : "off")"
  }

  var body: some View {
    ScrollView(showsIndicators: false) {
      VStack() {
        title(in: space)
        HStack(alignment: .center) {
          Image(uiImage: avatar).resizable().scaledToFill().frame(width: 60, alignment: .leading).clipShape(
            Ellipse()
          )
          .modifier(Swing(angle: isOn ? 0.3 : -0.3))
          .animation(.easeInOut(duration: 0.6).repeatCount(5, autoreverses: true), value: isOn)
          AsyncImage(url: Bundle.main.url(forResource: "none", withExtension: "png")) {
            $0.resizable()
          } placeholder: {
            Color.gray.opacity(0.2)
          }
          .frame(width: 40, height: 40)
          Image("logo").hidden()
          Spark(amount: isOn ? 8 : 0).stroke().foregroundStyle(.quaternary).frame(width: 60, height: 40)
            .animation(
              .interpolatingSpring(mass: 1, stiffness: 90, damping: 9, initialVelocity: 0), value: isOn)
        }
        .frame(maxWidth: .infinity, maxHeight: 90, alignment: .topTrailing)
        .background {
          RoundedCorner(radius: 18).fill(
            isOn ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(Color.yellow.opacity(0.2)))
        }
        .overlay { Rectangle().strokeBorder(lineWidth: 1).brightness(0.2).allowsHitTesting(false) }
        ForEach(model.items.sorted(), id: \.self) { item in
          StatusRow(title: item, isOn: isOn, action: { model.items.removeAll { $0 == item } }).modifier(
            BadgeModifier(label: "new"))
        }
        Picker("Day", selection: $day) { ForEach(Weekday.allCases, id: \.self) { Text($0.description) } }
          .pickerStyle(.segmented)
        TextField("Name", text: $name).textFieldStyle(RoundedBorderTextFieldStyle()).accessibilityElement()
          .accessibilityAddTraits(.isHeader)
        ProgressView().progressViewStyle(.circular).scaleEffect(zoom, anchor: .leading).preferredColorScheme(
          .light)
        Circle().fill().frame(maxHeight: 24).scaleEffect(x: isOn ? 1 : 0.4).scaleEffect(
          x: 1, y: isOn ? 1 : 0.5
        )
        .animation(.timingCurve(0.2, 0.8, 0.2, 1), value: isOn)
        .rotation3DEffect(.degrees(isOn ? 40 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
        .shadow(color: .black.opacity(0.3), radius: 6)
        .highPriorityGesture(DragGesture(minimumDistance: 4).onChanged { _ in haptic() })
        .simultaneousGesture(TapGesture().onEnded { isCold.toggle() })
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(model.items.indices, id: \.self) { index in
            Text("\(index)").frame(maxHeight: .infinity, alignment: .bottom).padding(6).environment(
              \.layoutDirection, .rightToLeft)
          }
        }
        ScrollView(.horizontal) {
          HStack {
            Image(systemName: "chevron.left"); Image(systemName: "mic.fill"); Image(systemName: "mic");
            Image(systemName: "arrow.right"); Image(systemName: "chevron.right")
          }
        }
        .coordinateSpace(name: "row")
        Toggle(isOn: $isOn.animation()) { Text(reading) }
        Button("Go") { withAnimation(.spring(duration: 0.5, bounce: 0.3)) { zoom = zoom == 1 ? 1.4 : 1 } }
          .buttonStyle(.borderedProminent)
        Shelf(items: model.items).clipShape(.rect(cornerRadius: 8)).blendMode(.normal)
        StatusDot.busy.view
        ForEach(model.items, id: \.self) { Text($0).font(.caption2) }.onDelete { model.delete(at: $0) }
        Marker(place: CGPoint(x: isOn ? 60 : 0, y: 0), level: isOn ? 4 : 0).fill(.orange).frame(height: 14)
        #if os(macOS)
        Text("Mac")
        #else
        Text("Phone \(UIDevice.current.model) \(Int(insets().top))").opacity(isCold ? 0.5 : 1).animation(
          .smooth(duration: 0.4), value: isCold
        ).animation(.snappy(duration: 0.3), value: zoom)
        #endif
      }
      .background(
        GeometryReader { (proxy: GeometryProxy) in
          Color.clear.preference(key: BoardHeight.self, value: proxy.frame(in: .named("row")).height)
        })
    }
    .onChange(of: day) { value in
      switch value {
      case .mon, .tue: haptic()
      case .wed: break
      @unknown default: break
      }
    }
    .onAppear {
      model.start()
      model.items.insert("Heat", at: 0)
      withAnimation(.easeInOut(duration: 1).repeatForever()) { isOn = true }
      if #available(iOS 17, *) { haptic() }
    }
    .onDisappear { model.stop() }
  }
}

private struct BoardHeight: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

@available(iOS 16.0, *)
struct DeviceBoard_Previews: PreviewProvider {
  static var previews: some View { DeviceTabs() }
}

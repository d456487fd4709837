import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Names in the spellings that scenes use: that they compile, and give views that can be laid out and drawn.
@MainActor
@Suite struct SpellingTests {
  private func items(@ViewBuilder _ content: () -> some View) -> Int {
    let runtime = ViewRuntime(200, 200, content: content)
    let count = runtime.displayList(at: 0).items.count
    return min(count, runtime.displayList(at: 0.5).items.count)
  }

  struct Bounce: AnimatableModifier {
    nonisolated(unsafe) var amount: CGFloat
    nonisolated var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func body(content: Content) -> some View { content.offset(y: amount) }
  }

  /// Public code returns either from one function.
  private func scaled(_ mode: ContentMode) -> some View {
    switch mode {
    case .fit: return Color(.brandOfTests).scaledToFit()
    case .fill: return Color(.brandOfTests).scaledToFill()
    }
  }

  @Test("titles that could be changed, colours with a scene's names, either way of scaling")
  func changeableTitle() {
    #expect(items { NavigationStack { scaled(.fit).navigationTitle(.constant("Title")) } } > 1)
  }

  @Test("stacks, frames and alignments")
  func layout() {
    let columns = [
      GridItem(.adaptive(minimum: 40)), GridItem(.flexible(minimum: 10, maximum: 40)), GridItem(),
    ]
    #expect(
      items {
        VStack(alignment: .leading, spacing: 4) {
          HStack(alignment: .lastTextBaseline) { Text("a").font(.title2.weight(.semibold)) }
          ZStack(alignment: .topTrailing) { Color.red }
            .frame(
              minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
          Spacer(minLength: 0)
          Divider()
          LazyVGrid(columns: columns, alignment: .leading, spacing: 2) { ForEach(0..<3) { Text("\($0)") } }
          LazyHGrid(rows: [GridItem(.fixed(20))]) { Color.blue }
          LazyVStack(pinnedViews: [.sectionHeaders]) {
            Section(header: Text("h"), footer: Text("f")) { Text("r") }
          }
          Grid { GridRow { Text("x").gridCellColumns(2).gridColumnAlignment(.leading) } }
          ViewThatFits(in: .horizontal) { Text("b") }
        }
        .padding(.horizontal).padding([.top, .bottom], 2).padding(EdgeInsets())
        .fixedSize(horizontal: false, vertical: true)
        .layoutPriority(1).zIndex(2).alignmentGuide(HorizontalAlignment.leading) { $0[.leading] }
        .containerRelativeFrame(.horizontal) { length, axis in axis == .horizontal ? length : length / 2 }
        .safeAreaInset(edge: .top) { Color.clear.frame(height: 1) }
        .ignoresSafeArea(.all, edges: .bottom).edgesIgnoringSafeArea(.top).ignoresSafeArea(.keyboard)
      } > 5)
  }

  @Test("shapes, fills and styles")
  func shapes() {
    #expect(
      items {
        ZStack {
          RoundedRectangle(cornerRadius: 10, style: .continuous).fill(Color.red.gradient)
          Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))
          Circle().inset(by: 4).stroke(.blue, lineWidth: 2).fill(.red)
          Capsule(style: .continuous).strokeBorder(.tint, style: StrokeStyle(lineWidth: 1, dash: [2]))
          Ellipse().rotation(.degrees(30)).scale(x: 0.5, y: 1).offset(x: 1, y: 2).fill(.foreground)
          Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
          Rectangle().fill(AngularGradient(colors: [.red, .blue], center: .center)).opacity(0.5)
          UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 4).fill(.ultraThinMaterial)
          AnyShape(Circle()).fill(AnyShapeStyle(.secondary))
          ContainerRelativeShape().inset(by: 2).stroke(.quaternary)
          Path {
            $0.move(to: .zero); $0.addLine(to: CGPoint(x: 5, y: 5))
          }.stroke(lineWidth: 1)
          Rectangle().size(width: 4, height: 4).transform(CGAffineTransform(scaleX: 2, y: 2))
        }
        .clipShape(.rect(cornerRadius: 4)).clipped().mask(Circle()).mask { Rectangle() }
        .background(.thinMaterial, in: .capsule).background(in: Circle()).background(.background)
        .overlay(Circle().stroke()).overlay(alignment: .top) { Text("o") }.overlay(.red, in: .circle)
        .border(.separator, width: 1).cornerRadius(4).tint(.pink).accentColor(.blue)
        .foregroundStyle(.primary, .secondary)
        .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .foregroundStyle(.red.opacity(0.5).shadow(.inner(radius: 1)))
      } > 10)
  }

  @Test("effects, animations and transitions")
  func effects() {
    #expect(
      items {
        VStack {
          Color.red.modifier(Bounce(amount: 2))
            .rotation3DEffect(.degrees(10), axis: (x: 1, y: 0, z: 0), anchor: .leading, perspective: 0.3)
            .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 1, y: 0)))
            .transformEffect(CGAffineTransform(translationX: 1, y: 0))
            .scaleEffect(x: 1, y: -1, anchor: .center).scaleEffect(0.9).rotationEffect(.radians(0.1))
            .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1).blur(radius: 1).opacity(0.9)
            .brightness(0.1).contrast(1.1).saturation(0.9).grayscale(0.1).hueRotation(.degrees(5))
            .colorInvert().colorMultiply(.red).luminanceToAlpha().blendMode(.plusLighter)
            .compositingGroup().drawingGroup().geometryGroup()
          Color.blue
            .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: 1)
            .animation(.spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0))
            .animation(.snappy) { $0.scaleEffect(1.1) }
            .transaction { $0.animation = nil }.transaction(value: 2) { $0.disablesAnimations = true }
            .transition(.asymmetric(insertion: .move(edge: .top).combined(with: .opacity), removal: .scale))
            .transition(.blurReplace).transition(.push(from: .leading)).transition(AnyTransition.slide)
            .transition(.scale(scale: 0.5, anchor: .top).animation(.linear)).contentTransition(.numericText())
            .contentTransition(.symbolEffect(.replace)).visualEffect { content, _ in content.blur(radius: 1) }
            .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3) }
        }
      } > 1)
  }

  @Test("a share has a title of any kind, one item or several, and previews")
  func shares() {
    let title = "c"
    let star = Image(systemName: "star")
    let preview = SharePreview(Text("p"), image: star, icon: star)
    let texts = ViewRuntime(200, 300) {
      VStack {
        ShareLink("a", item: 1, subject: Text("s"), message: Text("m"), preview: preview)
        ShareLink(Text("b"), item: 1)
        ShareLink(title, item: 1)
        ShareLink("d", items: ["x", "y"])
        ShareLink(Text("e"), items: [1], preview: { _ in SharePreview("q") })
      }
    }.texts(at: 0)
    #expect(["a", "b", "c", "d", "e"].allSatisfy(texts.contains), "\(texts)")
  }

  struct Everything: View {
    @Namespace private var space
    @GestureState private var isDown = false
    @FocusState private var isFocused: Bool
    @AppStorage("count") private var count = 1
    @ScaledMetric private var size = 10.0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.scenePhase) private var phase
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var path = NavigationPath()
    @State private var isShown = false
    @State private var value = 0.5
    @State private var text = ""
    @State private var color = Color.red

    var body: some View {
      NavigationStack(path: $path) {
        List {
          Section {
            NavigationLink(value: 1) { Label("a", systemImage: "star") }
            NavigationLink(destination: Text("b")) { Text("c") }
            Toggle("t", isOn: $isShown).toggleStyle(.switch).tint(.red)
            Slider(value: $value, in: 0...1, step: 0.1) { Text("s") }
            Stepper(value: $count, in: 0...5) { Text("\(count)") }
            TextField("f", text: $text).textFieldStyle(RoundedBorderTextFieldStyle()).focused($isFocused)
            TextField(text, value: .constant(1.5), format: .currency(code: String?.none ?? "USD"))
            TextField(text, value: .constant(Int?.none), format: .number, prompt: Text("p"))
            TextField(value: .constant(1), format: .number) { Text("l") }
            SecureField("g", text: $text).disableAutocorrection(true)
            ProgressView("p", value: value).progressViewStyle(.linear)
            ColorPicker("c", selection: $color)
            Menu("m") { Button("n") {} }
            DisclosureGroup("d") { Text("e") }
            Picker("p", selection: $count) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(
              .segmented)
          } header: {
            Text("h").textCase(nil)
          }
          .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
          ForEach(0..<2) { Text("\($0)") }.onDelete { _ in }
        }
        .listStyle(.insetGrouped).scrollContentBackground(.hidden)
        .navigationTitle("T").navigationBarTitle("T", displayMode: .inline).navigationBarHidden(false)
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .toolbar { ToolbarItem(placement: .navigationBarTrailing) { EditButton() } }
        .toolbar(.hidden, for: .tabBar)
      }
      .matchedGeometryEffect(id: "all", in: space, properties: .position, anchor: .top, isSource: true)
      .gesture(
        LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture()).updating($isDown) { _, s, _ in
          s = true
        }
      )
      .simultaneousGesture(MagnificationGesture().onChanged { _ in }).highPriorityGesture(TapGesture())
      .gesture(RotationGesture().simultaneously(with: MagnificationGesture()).onEnded { _ in })
      .onLongPressGesture(minimumDuration: 0.2) {
      } onPressingChanged: { _ in
      }
      .sheet(isPresented: $isShown) { Text("s").presentationDetents([.medium]) }
      .fullScreenCover(isPresented: .constant(false)) { Text("c") }
      .alert("a", isPresented: .constant(false)) {
        Button("OK", role: .cancel) {}
      } message: {
        Text("m")
      }
      .alert(isPresented: .constant(false)) { Alert(title: Text("a"), dismissButton: .default(Text("b"))) }
      .preferredColorScheme(.light).statusBar(hidden: true).previewLayout(.sizeThatFits).previewDevice(
        "iPhone"
      )
      .accessibilityLabel("l").accessibilityAddTraits(.isButton).accessibilityElement(children: .combine)
      .accessibilityInputLabels(["l", "m"]).accessibilityInputLabels([text]).accessibilityInputLabels([
        Text("l")
      ])
      .accessibilityRotor("r") { AccessibilityRotorEntry(Text("e"), id: 1, in: space) }
      .navigationViewStyle(StackNavigationViewStyle()).buttonStyle(PlainButtonStyle()).controlSize(.large)
      .environment(\.colorScheme, .dark).labelStyle(.iconOnly).disabled(phase != .active)
      .redacted(reason: text.isEmpty ? [] : .placeholder).symbolVariant(.fill).imageScale(.large)
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { _ in
      }
    }
  }

  @Test("controls, containers, gestures and properties")
  func everything() {
    #expect(items { Everything() } > 12)
    #expect(items { Form { Section(header: Text("a")) { Text("b") } } } > 2)
    #expect(items { TabView { Text("a").tabItem { Image(systemName: "star") } }.tabViewStyle(.page) } > 0)
    #expect(
      items {
        ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("a") }.scrollDisabled(true)
      } > 0)
    #expect(items { GroupBox("g") { Text("a") }.contextMenu { Button("b") {} } } > 1)
  }
}

extension ShapeStyle where Self == Color {
  fileprivate static var brandOfTests: Color { .red }
}

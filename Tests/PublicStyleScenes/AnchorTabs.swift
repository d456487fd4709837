import SwiftUI
struct TabBoundsKey: PreferenceKey {
  typealias Value = [String: Anchor<CGRect>]
  static var defaultValue: Value = [:]
  static func reduce(value: inout Value, nextValue: () -> Value) { value.merge(nextValue()) { $1 } }
}
struct AnchorTabs: View {
  let tabs = ["Today", "This Week", "Month", "All"]
  @State private var active = "Today"
  @State private var offset: CGPoint = .zero
  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 18) {
        ForEach(tabs, id: \.self) { t in
          Text(t).fontWeight(active == t ? .bold : .regular)
            .anchorPreference(key: TabBoundsKey.self, value: .bounds) { [t: $0] }
            .onTapGesture { withAnimation(.snappy) { active = t } }
        }
      }
      .padding(.vertical, 10)
      .overlayPreferenceValue(TabBoundsKey.self) { prefs in
        GeometryReader { proxy in
          if let a = prefs[active] {
            let r = proxy[a]
            Capsule().fill(.blue).frame(width: r.width, height: 3).offset(x: r.minX, y: r.maxY + 4)
          }
        }
      }
      .backgroundPreferenceValue(TabBoundsKey.self) { prefs in
        GeometryReader { g in
          ForEach(Array(prefs.keys).sorted(), id: \.self) { k in
            RoundedRectangle(cornerRadius: 6).fill(.gray.opacity(0.1)).frame(
              width: g[prefs[k]!].width + 8, height: g[prefs[k]!].height + 4
            ).offset(x: g[prefs[k]!].minX - 4, y: g[prefs[k]!].minY - 2)
          }
        }
      }
      TabView(selection: $active) {
        ForEach(tabs, id: \.self) { t in
          ScrollView(.vertical) {
            VStack {
              ForEach(0..<12) {
                Text("\(t) \($0)").frame(maxWidth: .infinity).padding().background(.thinMaterial)
              }
            }
          }.tag(t)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      .animation(.easeInOut, value: active)
    }
    .onAppear {
      for (index, tab) in tabs.dropFirst().enumerated() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.9 * Double(index + 1)) {
          withAnimation(.snappy(duration: 0.4, extraBounce: 0.2)) { active = tab }
        }
      }
    }
  }
}

struct AnchorTabs_Previews: PreviewProvider {
  static var previews: some View { AnchorTabs() }
}

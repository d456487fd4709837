// swift-format-ignore-file
import SwiftUI

enum DemoTab: String, CaseIterable, Identifiable {
    case house, message, person, leaf, gearshape
    var id: String { rawValue }
    var fillImage: String { rawValue + ".fill" }
}

struct CustomTabBar: View {
    @State private var selectedTab: DemoTab = .house
    @Namespace private var namespace

    var body: some View {
        VStack {
            Spacer()
            HStack {
                ForEach(DemoTab.allCases) { tab in
                    Spacer()
                    VStack(spacing: 4) {
                        Image(systemName: selectedTab == tab ? tab.fillImage : tab.rawValue)
                            .scaleEffect(selectedTab == tab ? 1.25 : 1.0)
                            .foregroundColor(selectedTab == tab ? .accentColor : .gray)
                            .font(.system(size: 22))
                        if selectedTab == tab {
                            Capsule().fill(Color.accentColor).frame(width: 20, height: 3)
                                .matchedGeometryEffect(id: "underline", in: namespace)
                        }
                    }
                    .onTapGesture {
                        withAnimation(.easeIn(duration: 0.15)) { selectedTab = tab }
                    }
                    Spacer()
                }
            }
            .frame(width: nil, height: 60)
            .background(.thinMaterial)
            .cornerRadius(10)
            .padding()
        }
    }
}

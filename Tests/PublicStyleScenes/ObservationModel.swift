// swift-format-ignore-file
import SwiftUI
import Observation

@Observable class CounterModel {
    var count = 0
    var label: String { "Count: \(count)" }
}

struct ObservationModelView: View {
    @State private var model = CounterModel()

    var body: some View {
        VStack {
            Text(model.label).contentTransition(.numericText())
            ObservationStepper(model: model)
        }
        .animation(.bouncy, value: model.count)
    }
}

struct ObservationStepper: View {
    @Bindable var model: CounterModel
    var body: some View {
        Stepper("Value", value: $model.count, in: 0...10)
        ViewThatFits { Text("A very long text that does not fit anywhere at all in the width of a phone held upright").fixedSize(); Text("Short") }
    }
}
